// A change of language stays at the clause that is being read.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[hreflang]");
  if (!link || link.hash) return;
  const head = document.querySelector(".site-head");
  const edge = head ? head.getBoundingClientRect().bottom : 0;
  const read = [...document.querySelectorAll(".book .clause, .book .part, .glossary > div")].find((part) => part.getBoundingClientRect().bottom > edge + 8);
  const chosen = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const seen = chosen && chosen.getBoundingClientRect().bottom > edge && chosen.getBoundingClientRect().top < innerHeight;
  if (seen) link.hash = location.hash;
  else if (read && scrollY > 0) link.hash = read.id;
});
