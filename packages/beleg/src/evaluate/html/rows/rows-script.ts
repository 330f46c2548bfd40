import { ROW_VIEW } from "./row-view-script.ts";

/**
 * The script of a page with rows: unpacks them, filters, opens. Text reaches the page only as text nodes, never as markup.
 * It asks for nothing: the rows stand in the page, packed.
 */
export const ROWS_SCRIPT = `"use strict";
(async () => {
  const words = JSON.parse(document.getElementById("row-words").textContent);
  const bytes = Uint8Array.from(atob(document.getElementById("row-data").textContent), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const { texts, rows } = JSON.parse(await new Response(stream).text());
  const section = document.getElementById("rows");
  const form = section.querySelector(".filters");
  const list = section.querySelector(".rows");
  const more = section.querySelector(".more");
  const PAGE = 50;
  const say = (key, params = {}) => (words[key] ?? key).replace(/\\{(\\w+)\\}/g, (all, name) => params[name] ?? all);
  const number = (value) => (value === null || value === undefined ? "–" : value.toFixed(3));

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, value);
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  }

  // The last judge is the one a comparison is about.
  const last = (row) => row.judges[row.judges.length - 1];
  const scoreOf = (row) => ("figure" in row ? row.figure : last(row).score);
  const typesOf = (row) => row.judges.flatMap(({ found }) => found.map(({ issue_type }) => issue_type)).filter(Boolean);
  const decisionOf = (row) => {
    const { decision } = last(row);
    return decision === true ? "judge_error" : decision === false ? "judge_clean" : null;
  };
  const CHOICES = {
    change: (row) => [row.change && "change_" + row.change],
    cell: (row) => [row.cell],
    decision: (row) => [row.cell === null ? decisionOf(row) : null],
    origin: (row) => [row.origin],
    system: (row) => [row.system],
    lang: (row) => [row.lang],
    type: typesOf,
  };

  // ---- filters
  const field = (name, label, control) => {
    control.id = "filter-" + name;
    control.name = name;
    return make("p", {}, make("label", { for: control.id }, label), control);
  };
  function choice(name, options) {
    return field(name, say("filter_" + name), make("select", {}, ...options.map(([value, text]) => make("option", { value }, text))));
  }
  for (const [name, valuesOf] of Object.entries(CHOICES)) {
    const counts = new Map();
    for (const row of rows) for (const value of new Set(valuesOf(row))) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    if (counts.size === 0 || (counts.size === 1 && name !== "type" && name !== "cell")) continue;
    const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    form.append(choice(name, [["", say("filter_any")], ...sorted.map(([value, n]) => [value, say(value) + " (" + n + ")"])]));
  }
  const bound = (name, value) =>
    field(name, say("filter_" + name), make("input", { type: "number", min: "0", max: "1", step: "0.05", value, inputmode: "decimal" }));
  form.append(
    bound("from", "0"),
    bound("to", "1"),
    field("text", say("filter_text"), make("input", { type: "search" })),
    choice("order", [["worst", say("order_worst")], ["data", say("order_data")], ["score", say("order_score")]]),
    make("p", { class: "reset" }, make("button", { type: "reset" }, say("rows_reset"))),
  );
  form.hidden = false;

  const ORDERS = {
    worst: (a, b) => (b.off_by ?? -1) - (a.off_by ?? -1) || a.index - b.index,
    data: (a, b) => a.index - b.index,
    score: (a, b) => (scoreOf(a) ?? 2) - (scoreOf(b) ?? 2) || a.index - b.index,
  };
  let chosen = [];
  function fits(row, wanted) {
    for (const [name, valuesOf] of Object.entries(CHOICES)) {
      if (wanted[name] && !valuesOf(row).includes(wanted[name])) return false;
    }
    const score = scoreOf(row);
    const from = Number(wanted.from || 0);
    const to = Number(wanted.to || 1);
    // A row without a score fits only where no range is asked for.
    if (score === null ? from > 0 || to < 1 : score < from || score > to) return false;
    const needle = (wanted.text ?? "").trim().toLowerCase();
    return needle === "" || (row.id + "\\n" + row.text).toLowerCase().includes(needle);
  }
  function filter() {
    const wanted = Object.fromEntries(new FormData(form));
    chosen = rows.filter((row) => fits(row, wanted)).sort(ORDERS[wanted.order] ?? ORDERS.worst);
    list.replaceChildren();
    section.querySelector(".shown").textContent =
      chosen.length === 0 ? say("rows_none") : say("rows_count", { shown: chosen.length, total: rows.length });
    grow();
  }
  function grow() {
    const from = list.childElementCount;
    list.append(...chosen.slice(from, from + PAGE).map(closedRow));
    const left = chosen.length - list.childElementCount;
    more.hidden = left <= 0;
    more.textContent = say("rows_more", { more: Math.min(left, PAGE) });
  }

${ROW_VIEW}
  // ---- ways in
  let quiet = false;
  function clear() {
    quiet = true;
    form.reset();
    quiet = false;
  }
  function show(name, value) {
    clear();
    if (form.elements[name]) form.elements[name].value = value;
    filter();
    section.scrollIntoView();
  }
  function follow() {
    const [, index] = /^#row-(\\d+)$/.exec(location.hash) ?? [];
    const row = index && rows.find((one) => one.index === Number(index));
    if (!row) return;
    clear();
    filter();
    while (!document.getElementById("row-" + index) && !more.hidden) grow();
    const details = document.getElementById("row-" + index);
    details.open = true;
    details.scrollIntoView();
  }
  for (const link of document.querySelectorAll("a[data-cell]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      show("cell", link.dataset.cell);
    });
  }
  form.addEventListener("input", filter);
  // The fields have their first values again only after the event.
  form.addEventListener("reset", () => quiet || setTimeout(filter));
  form.addEventListener("submit", (event) => event.preventDefault());
  more.addEventListener("click", grow);
  addEventListener("hashchange", follow);
  filter();
  follow();
  section.dataset.ready = "true";
})();
`;
