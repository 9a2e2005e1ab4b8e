// The arrow keys go back and on through the steps of a game.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && document.querySelector(`.t-steps a[rel=${rel}]`);
  if (link) {
    event.preventDefault();
    link.click();
  }
});
