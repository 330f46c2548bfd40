/** The part of the script that shows one row: closed as a line, open with text, claims, quotes and sources. */
export const ROW_VIEW = `  // ---- one row
  function tag(row) {
    const kind = row.change ?? row.cell;
    if (!kind) return null;
    const good = kind === "tp" || kind === "tn" || kind === "fixed";
    return make("span", { class: "tag " + (kind === "changed" ? "" : good ? "right" : "wrong") }, say((row.change ? "change_" : "cell_") + kind));
  }
  function closedRow(row) {
    const scores = "figure" in row ? [number(row.figure)] : row.judges.map(({ score }) => number(score));
    const head = make("summary", {}, tag(row), make("code", {}, row.id), make("span", { class: "num" }, scores.join(" → ")), make("span", { class: "start" }, row.text.slice(0, 160)));
    const details = make("details", { class: "row", id: "row-" + row.index }, head);
    details.addEventListener("toggle", () => {
      if (details.open && details.childElementCount === 1) details.append(openRow(row));
    });
    return details;
  }
  function openRow(row) {
    const facts = [row.origin, row.system, row.lang].filter(Boolean);
    if (typeof row.label === "boolean") facts.push(say(row.label ? "people_error" : "people_clean"));
    if (typeof row.truth === "number") facts.push(say("axis_people") + ": " + number(row.truth));
    const scores = Object.entries(row.scores ?? {}).map(([name, value]) => name + ": " + number(value));
    if (scores.length > 0) facts.push(say("row_scores") + ": " + scores.join(", "));
    return make(
      "div",
      { class: "open" },
      make("p", { class: "facts" }, facts.join(" · ")),
      ...(row.candidates ? ranked(row) : judged(row)),
    );
  }
  function judged(row) {
    const panes = row.judges.map((judge, at) => judgePane(row, judge, at));
    return [make("div", { class: row.judges.length > 1 ? "judges" : "" }, ...panes), ...sourcesOf(row)];
  }
  function judgePane(row, judge, at) {
    const pane = make("section", {});
    const name = words.judges[at];
    pane.append(make("h3", {}, name ? name : say("row_text")));
    const figures = [say("axis_score") + ": " + number(judge.score)];
    if (typeof judge.risk === "number") figures.push(say("axis_risk") + ": " + number(judge.risk));
    if (typeof judge.error_probability === "number") figures.push(say("row_probability") + ": " + number(judge.error_probability));
    if (typeof judge.decision === "boolean") figures.push(say(judge.decision ? "judge_error" : "judge_clean"));
    pane.append(make("p", { class: "facts" }, figures.join(" · ")));
    if (judge.error) pane.append(make("p", { class: "failed" }, say("row_failed", { code: judge.error.code })));
    const marks = judge.found.map((issue) => ({ ...issue, kind: issue.verdict === "uncertain" ? "uncertain" : "incorrect" }));
    const gold = (row.gold ?? []).map((place) => ({ ...place, kind: "gold" }));
    pane.append(make("p", { class: "text" }, ...marked(row.text, [...marks, ...gold])));
    if (gold.length > 0) pane.append(make("p", { class: "caption" }, make("mark", { class: "gold" }, say("row_marked"))));
    for (const issue of judge.found) {
      pane.append(
        make("p", { class: "finding" }, make("b", {}, row.text.slice(issue.start_char, issue.end_char)), (issue.issue_type ? " · " + issue.issue_type : "") + " — " + issue.message, quoteOf(issue.quote, issue.verdict)),
      );
    }
    if (judge.claims.length > 0) pane.append(make("h4", {}, say("row_claims")), make("ul", { class: "claims" }, ...judge.claims.map(claimItem)));
    else if (judge.found.length === 0) pane.append(make("p", { class: "caption" }, say("no_finding")));
    return pane;
  }
  function claimItem({ text, label, confidence, error_type, quote }) {
    const facts = [error_type, confidence === null ? null : number(confidence)].filter(Boolean).join(" · ");
    return make("li", {}, make("span", { class: "verdict " + label }, say("claim_" + label)), " " + text + " ", make("span", { class: "num" }, facts), quoteOf(quote, label));
  }
  function quoteOf(quote, verdict) {
    if (!quote) return null;
    return make("span", { class: "quote" }, say(verdict === "uncertain" ? "nearest_passage" : "source_says") + ": ", make("q", {}, quote));
  }
  function sourcesOf(row) {
    return row.sources.map(({ id, text }) => {
      const source = texts[text];
      const places = row.judges.flatMap(({ claims, found }) =>
        [...claims, ...found].flatMap(({ quote, source_id, label, verdict }) => {
          const at = quote && (!source_id || source_id === id) ? source.indexOf(quote) : -1;
          return at === -1 ? [] : [{ start_char: at, end_char: at + quote.length, kind: (label ?? verdict) === "uncertain" ? "uncertain" : "quoted" }];
        }),
      );
      return make("section", {}, make("h3", {}, say("row_sources") + (row.sources.length > 1 ? ": " + id : "")), make("p", { class: "text source", tabindex: "0" }, ...marked(source, places)));
    });
  }
  function ranked(row) {
    const items = row.candidates.map(({ title, snippet, grade, id }) =>
      make("li", {}, make("b", {}, title || id), " ", make("span", { class: "num" }, say("row_grade") + " " + grade), make("span", { class: "quote" }, snippet)),
    );
    return [
      make("p", { class: "facts" }, say("metric_ndcg_at_10") + ": " + number(row.figure)),
      make("h3", {}, say("row_query")),
      make("p", { class: "text" }, row.text),
      make("h3", {}, say("row_candidates")),
      make("ol", { class: "claims" }, ...items),
    ];
  }
  /** The text cut at every border; a stretch carries the kinds of all places it lies in. */
  function marked(text, places) {
    const borders = [...new Set([0, text.length, ...places.flatMap((p) => [p.start_char, p.end_char])])].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
    const parts = [];
    for (let i = 0; i + 1 < borders.length; i += 1) {
      const [from, to] = [borders[i], borders[i + 1]];
      const kinds = new Set(places.filter((p) => p.start_char <= from && p.end_char >= to).map(({ kind }) => kind));
      const piece = text.slice(from, to);
      parts.push(kinds.size === 0 ? piece : make("mark", { class: [...kinds].join(" ") }, piece));
    }
    return parts;
  }`;
