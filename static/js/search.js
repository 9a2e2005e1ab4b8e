// Results by keyboard: arrows go from the field through the hits and back, Enter opens.
document.addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const field = document.querySelector(".search-page input");
  const links = [...document.querySelectorAll("#results .hit-link")];
  const at = links.indexOf(document.activeElement);
  if (!links.length || (at < 0 && document.activeElement !== field)) return;
  event.preventDefault();
  const to = event.key === "ArrowDown" ? Math.min(at + 1, links.length - 1) : at - 1;
  (to < 0 ? field : links[to]).focus();
});
