// Small comforts; every page works without them.
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const field = document.querySelector("main input[type=search], input[type=search]");
    if (field) { event.preventDefault(); field.focus(); field.select(); }
  }
  if (event.key === "Escape") {
    const open = event.target.closest("details.menu[open]");
    if (open) { open.open = false; open.querySelector("summary").focus(); }
  }
});
document.querySelectorAll("[data-print]").forEach((button) => { button.hidden = false; button.addEventListener("click", () => print()); });
document.addEventListener("click", (event) => {
  document.querySelectorAll("details.menu[open]").forEach((menu) => { if (!menu.contains(event.target)) menu.open = false; });
  const copy = event.target.closest("[data-copy]");
  if (copy && navigator.clipboard) {
    event.preventDefault();
    navigator.clipboard.writeText(new URL(copy.dataset.copy, location.href).href).then(() => {
      if (copy.dataset.copied) { const said = copy.textContent; copy.textContent = copy.dataset.copied; setTimeout(() => { copy.textContent = said; }, 1500); }
    });
  }
});
