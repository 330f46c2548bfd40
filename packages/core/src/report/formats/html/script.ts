/** The page's script: selection, linking, filters, keys, theme. The page is complete without it. */
export const SCRIPT = `"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const cards = all(".card");
  const toolbar = byId("toolbar");
  const marks = new Map();
  for (const mark of all("mark[data-f]")) {
    for (const id of mark.dataset.f.split(" ")) {
      if (!marks.has(id)) marks.set(id, []);
      marks.get(id).push(mark);
    }
  }
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  let current = null;

  // Scrolls the pane around an element, and the page only when asked: the reader keeps the card in view.
  function reveal(element, alsoPage) {
    const body = element.closest(".body");
    const scrolls = body && body.scrollHeight > body.clientHeight + 1 && getComputedStyle(body).overflowY !== "visible";
    if (scrolls) {
      const box = body.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      if (own.top < box.top + 24 || own.bottom > box.bottom - 24) {
        body.scrollTo({ top: body.scrollTop + own.top - box.top - box.height / 3, behavior });
      }
    }
    if (alsoPage) element.scrollIntoView({ block: "nearest", behavior });
  }

  function clear() {
    for (const element of all(".on")) element.classList.remove("on");
    if (current) current.removeAttribute("aria-current");
    current = null;
  }

  function select(card, { focus = false, page = true, address = true } = {}) {
    clear();
    current = card;
    card.classList.add("on");
    card.setAttribute("aria-current", "true");
    const own = marks.get(card.id) || [];
    for (const mark of own) mark.classList.add("on");
    const first = (name) => own.find((mark) => mark.classList.contains(name));
    for (const mark of [first("m"), first("q")]) if (mark) reveal(mark, false);
    if (page) card.scrollIntoView({ block: "nearest", behavior });
    if (focus) card.focus({ preventScroll: true });
    if (address) history.replaceState(null, "", "#" + card.id);
  }

  function visibleCards() {
    return cards.filter((card) => !card.hidden);
  }

  function step(direction) {
    const shown = visibleCards();
    if (shown.length === 0) return;
    const at = shown.indexOf(current);
    const next = at === -1 ? (direction > 0 ? 0 : shown.length - 1) : (at + direction + shown.length) % shown.length;
    select(shown[next], { focus: true });
  }

  function chosen(name) {
    return new Set(all("input[name=" + name + "]:checked", toolbar).map((input) => input.value));
  }

  function filter() {
    const dimensions = chosen("d");
    const severities = chosen("s");
    const verdicts = chosen("v");
    let shown = 0;
    const kept = new Set();
    for (const card of cards) {
      const { d, s, v } = card.dataset;
      card.hidden = !(dimensions.has(d) && severities.has(s) && verdicts.has(v));
      card.parentElement.hidden = card.hidden;
      if (!card.hidden) {
        shown += 1;
        kept.add(card.id);
      }
    }
    for (const mark of all("mark[data-f]")) {
      mark.classList.toggle("off", !mark.dataset.f.split(" ").some((id) => kept.has(id)));
    }
    for (const list of all(".pane.list")) {
      const note = list.querySelector(".all-hidden");
      if (note) note.hidden = all(".card", list).some((card) => !card.hidden);
    }
    const output = byId("shown");
    output.textContent = output.dataset.text.replace("{shown}", shown).replace("{total}", cards.length);
    byId("show-all").hidden = shown === cards.length;
    if (current && current.hidden) clear();
  }

  function follow() {
    const id = location.hash.slice(1);
    // A page of several cases puts the case before the id; the bare id of a finding leads to its first case.
    const card = id && (cards.find((item) => item.id === id) || cards.find((item) => item.id.endsWith("-" + id)));
    if (!card) return;
    if (card.hidden) {
      toolbar.reset();
      filter();
    }
    select(card, { focus: true, address: false });
  }

  document.addEventListener("click", (event) => {
    const target = event.target;
    const jump = target.closest(".jump");
    if (jump) {
      const card = jump.closest(".card");
      select(card, { page: false });
      const quote = (marks.get(card.id) || []).find((mark) => (mark.dataset.q || "").split(" ").includes(jump.dataset.q));
      if (quote) reveal(quote, true);
      return;
    }
    const mark = target.closest("mark[data-f]:not(.off)");
    if (mark) {
      const ids = mark.dataset.f.split(" ").filter((id) => !byId(id).hidden);
      // Clicking a shared quote again goes on to the next finding that rests on it.
      const next = current ? (ids.indexOf(current.id) + 1) % ids.length : 0;
      if (ids.length > 0) select(byId(ids[next]));
      return;
    }
    const card = target.closest(".card");
    if (card && !target.closest("a") && String(getSelection()) === "") select(card, { page: false });
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input:not([type=checkbox]), textarea, select, dialog")) return;
    if (event.key === "n") step(1);
    else if (event.key === "p") step(-1);
    else if (event.key === "?") byId("keys").showModal();
    else if (event.key === "Escape") {
      // The address lets go of the finding too, else its link would lead nowhere new.
      if (current) history.replaceState(null, "", location.pathname + location.search);
      clear();
    }
    else return;
    event.preventDefault();
  });

  toolbar.addEventListener("change", filter);
  toolbar.addEventListener("reset", () => requestAnimationFrame(filter));
  toolbar.addEventListener("submit", (event) => event.preventDefault());
  byId("next").addEventListener("click", () => step(1));
  byId("previous").addEventListener("click", () => step(-1));
  byId("help").addEventListener("click", () => byId("keys").showModal());
  byId("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  });
  addEventListener("hashchange", follow);

  toolbar.hidden = false;
  filter();
  follow();
})();
`;
