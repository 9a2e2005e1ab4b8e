/* A table's page: hears that there is a new version, fetches the changing parts, and swaps only what has changed.
   Everything here is a comfort: without it every turn is played by plain forms. */
(() => {
  "use strict";
  const page = document.getElementById("t-page");
  if (!page) return;
  const box = document.getElementById("t-now");
  const key = page.dataset.key;
  const LEADERS = 4; // a browser allows six streams per site: four tables at most, two connections left for pages

  // What is shown

  const versionOf = (now) => Number(now.dataset.version);
  // The token against forged forms is new in every answer; it is no change of the page.
  const bare = (html) => html.replace(/(name="csrfmiddlewaretoken" value=")[^"]*/g, "$1");
  let shown = versionOf(box.firstElementChild);
  const kept = new Map(); // region id -> its HTML as the server sent it
  for (const region of box.querySelectorAll(".t-region")) kept.set(region.id, bare(region.innerHTML));

  function remember(region) {
    const state = { open: new Set(), fields: new Map(), focus: null };
    for (const one of region.querySelectorAll("details[id]")) if (one.open) state.open.add(one.id);
    for (const one of region.querySelectorAll("input[id], select[id], textarea[id]")) {
      if (one.type === "checkbox" || one.type === "radio") {
        if (one.checked !== one.defaultChecked) state.fields.set(one.id, { checked: one.checked });
      } else if (one.tagName === "SELECT" ? one.dataset.touched : one.value !== one.defaultValue) {
        state.fields.set(one.id, { value: one.value });
      }
    }
    const active = document.activeElement;
    if (active && active.id && region.contains(active)) {
      state.focus = { id: active.id, start: null, end: null };
      try { [state.focus.start, state.focus.end] = [active.selectionStart, active.selectionEnd]; } catch { /* no text field */ }
    }
    return state;
  }

  function restore(region, state) {
    for (const one of region.querySelectorAll("details[id]")) if (state.open.has(one.id)) one.open = true;
    for (const [id, was] of state.fields) {
      const field = document.getElementById(id);
      if (field && region.contains(field)) Object.assign(field, was);
    }
    if (!state.focus) return;
    const field = document.getElementById(state.focus.id);
    if (field) {
      field.focus({ preventScroll: true });
      if (state.focus.start !== null && field.setSelectionRange) {
        try { field.setSelectionRange(state.focus.start, state.focus.end); } catch { /* no text field */ }
      }
    } else {
      // What had the focus is gone: the next thing to do is where the hand is already.
      const next = region.querySelector("button, a[href], input:not([type=hidden])") || document.querySelector("#t-do button");
      if (next) next.focus({ preventScroll: true });
    }
  }

  function show(html, asked) {
    const fresh = new DOMParser().parseFromString(html, "text/html").querySelector(".t-now");
    if (!fresh) return false;
    const version = versionOf(fresh);
    // A late answer never overwrites a newer one.
    if (version < shown || (version === shown && !asked)) return true;
    const now = box.firstElementChild;
    const before = new Set([...now.querySelectorAll(".t-region")].map((r) => r.id));
    const after = [...fresh.querySelectorAll(".t-region")];
    if (before.size !== after.length || after.some((r) => !before.has(r.id))) {
      const state = remember(now);
      now.replaceWith(document.adoptNode(fresh));
      restore(box, state);
      kept.clear();
      for (const region of after) kept.set(region.id, bare(region.innerHTML));
      window.scrollTo(0, 0);
    } else {
      for (const region of after) swap(region);
      now.dataset.version = fresh.dataset.version;
      now.dataset.say = fresh.dataset.say;
      now.className = fresh.className;
    }
    shown = version;
    announce(fresh.dataset.say);
    return true;
  }

  function swap(fresh) {
    const html = bare(fresh.innerHTML);
    if (kept.get(fresh.id) === html) return;
    const region = document.getElementById(fresh.id);
    const state = remember(region);
    region.innerHTML = fresh.innerHTML;
    region.className = fresh.className;
    kept.set(fresh.id, html);
    restore(region, state);
  }

  // A screen reader hears whose turn it is once, when that changes.
  let said = box.firstElementChild.dataset.say;
  function announce(words) {
    if (words === said) return;
    said = words;
    document.getElementById("t-say").textContent = words;
    document.title = document.title.replace(/^● /, "");
    if (document.querySelector(".t-yours")) document.title = "● " + document.title;
  }

  // Fetching

  let busy = false, again = false, wanted = 0;
  async function refresh(version) {
    wanted = Math.max(wanted, version || 0);
    if (version && version <= shown) return;
    if (busy) { again = true; return; }
    busy = true;
    try {
      const answer = await fetch(page.dataset.now, { headers: { "X-Fragment": "1" }, cache: "no-store" });
      lost(!(answer.ok || answer.status === 403) || !show(await answer.text(), false));
    } catch {
      lost(true);
    }
    busy = false;
    if (again) { again = false; refresh(wanted); }
  }

  function lost(is) {
    const line = document.getElementById("t-lost");
    line.hidden = !is;
    line.textContent = is ? page.dataset.lost : "";
  }

  // Pressing

  page.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    event.preventDefault();
    if (form.dataset.sent) return;
    form.dataset.sent = "1";
    form.setAttribute("aria-busy", "true");
    try {
      const data = new FormData(form, event.submitter);
      const answer = await fetch(form.action, { method: "POST", body: data, headers: { "X-Fragment": "1" } });
      if (answer.redirected) { location.assign(answer.url); return; }
      const html = await answer.text();
      if (!show(html, true)) { location.reload(); return; }
      if (answer.ok && form.id === "t-note-form") form.reset();
      const refused = document.getElementById("t-refused");
      if (refused) refused.scrollIntoView({ block: "nearest" });
      lost(false);
    } catch {
      lost(true);
    } finally {
      delete form.dataset.sent;
      form.removeAttribute("aria-busy");
    }
  });
  page.addEventListener("change", (event) => { if (event.target.tagName === "SELECT") event.target.dataset.touched = "1"; });

  // Hearing of new versions: one tab of the browser keeps a table's stream and tells the others

  const me = Math.random().toString(36).slice(2);
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("ludolex-live") : null;
  const leaders = new Map(); // key -> { id, at }
  let source = null, timer = 0, role = "none";

  const tell = (kind, more) => channel && channel.postMessage({ kind, key, id: me, ...more });
  const fresh = (leader) => leader && Date.now() - leader.at < 8000;

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data.kind === "who" && role === "lead") tell("lead", { version: shown });
      if (data.kind === "bye") {
        leaders.delete(data.key);
        if (data.key === key && role === "follow") settle();
      }
      if (data.kind === "lead") {
        leaders.set(data.key, { id: data.id, at: Date.now() });
        if (data.key !== key) return;
        if (role === "lead" && data.id < me) { hangUp(); role = "follow"; }
        refresh(data.version);
      }
    };
  }

  function listen() {
    role = "lead";
    source = new EventSource(page.dataset.live);
    source.addEventListener("version", ({ data }) => {
      lost(false);
      tell("lead", { version: Number(data) });
      refresh(Number(data));
    });
    source.onerror = () => { if (source && source.readyState === EventSource.CLOSED) { hangUp(); role = "poll"; } };
  }

  function hangUp() {
    if (source) { source.close(); source = null; }
  }

  // Whoever finds no leader of this table becomes one, unless the browser has no streams to spare.
  function settle() {
    clearTimeout(timer);
    if (document.hidden) return;
    if (!channel || !("EventSource" in window)) { if (!source && "EventSource" in window) listen(); return; }
    role = "asking";
    tell("who");
    timer = setTimeout(() => {
      if (role === "lead") return;
      const others = [...leaders].filter(([k, l]) => k !== key && fresh(l)).length;
      if (fresh(leaders.get(key))) role = "follow";
      else if (others >= LEADERS) role = "poll";
      else listen();
    }, 150 + Math.random() * 250);
  }

  function leave() {
    clearTimeout(timer);
    if (role === "lead") tell("bye");
    hangUp();
    role = "none";
  }

  setInterval(() => {
    if (document.hidden) return;
    if (role === "lead") tell("lead", { version: shown });
    if (role === "follow" && !fresh(leaders.get(key))) settle();
    if (role === "poll" || !("EventSource" in window)) refresh();
  }, 3000);

  const wake = () => { if (!document.hidden) { refresh(); settle(); } };
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : wake()));
  window.addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  window.addEventListener("online", wake);
  window.addEventListener("pagehide", leave);

  // Small things: cards that open while held, a seat tapped on the board

  page.addEventListener("pointerdown", (event) => {
    const summary = event.target.closest("[data-hold] > summary");
    if (!summary || event.button) return;
    const card = summary.parentElement;
    card.open = true;
    card.dataset.held = "1";
    const close = () => {
      card.open = false;
      for (const name of ["pointerup", "pointercancel", "blur"]) window.removeEventListener(name, close);
    };
    for (const name of ["pointerup", "pointercancel", "blur"]) window.addEventListener(name, close);
  });
  page.addEventListener("click", (event) => {
    // A press of the finger has opened and closed the card already; keyboard and voice still toggle it.
    const summary = event.target.closest("[data-hold] > summary");
    if (summary && summary.parentElement.dataset.held) {
      event.preventDefault();
      delete summary.parentElement.dataset.held;
    }
    const plate = event.target.closest('a[href^="#player-"]');
    const drawer = document.getElementById("t-players-drawer");
    if (plate && drawer) drawer.open = true;
  });
  page.addEventListener("contextmenu", (event) => { if (event.target.closest("[data-hold]")) event.preventDefault(); });

  // On a desk there is room for the log beside the board.
  const log = document.getElementById("t-log-drawer");
  if (log && window.matchMedia("(min-width: 900px)").matches) log.open = true;

  settle();
})();
