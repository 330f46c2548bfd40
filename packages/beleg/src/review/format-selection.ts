type Fields = Readonly<Record<string, unknown>>;

/** A selection as a person decides on it: every source with its date, risks and gaps, then what was left out and why. */
export function selectionLines(snapshot: Fields): string[] {
  const closes = closedGaps(snapshot);
  const sources = list(snapshot.top_k).flatMap((source) =>
    sourceLines(source, closes.get(text(source.candidate_id)) ?? []),
  );
  const gaps = list(snapshot.gaps).map(({ facet, closed_by }) => {
    return `  gap ${text(facet)}: ${words(closed_by).join(" ") || "no source closes it"}`;
  });
  const held = list(snapshot.held_back).map((source) => {
    return `  held back ${nameOf(source)}  ! ${words(source.blocking_risks).join(" ")}`;
  });
  const dropped = list(snapshot.dropped).map((source) => {
    return `  dropped ${nameOf(source)}  ${dateOf(source)}  ${text(source.reason)}`;
  });
  return [...sources, ...gaps, ...held, ...dropped, ...deadlineLines(snapshot)];
}

function sourceLines(source: Fields, gaps: readonly string[]): string[] {
  const score = typeof source.score === "number" ? source.score.toFixed(1) : "";
  const snippet = text(source.snippet);
  const [blocking, risks] = [words(source.blocking_risks), words(source.risk_flags)];
  return [
    `  ${text(source.candidate_id)}  ${score}  ${text(source.title)}  ${text(source.url)}  ${dateOf(source)}`,
    `    ${snippet.length > 300 ? `${snippet.slice(0, 297)}...` : snippet}`,
    `    ${text(source.reason)}`,
    ...(blocking.length > 0 ? [`    ! DANGER ${blocking.join(" ")}: stands last, not approved by the deadline`] : []),
    ...(risks.length > 0 ? [`    ! ${risks.join(" ")}`] : []),
    ...(gaps.length > 0 ? [`    + closes ${gaps.join(" ")}`] : []),
  ];
}

/** What the deadline will leave out, said before it does. */
function deadlineLines({ top_k, auto_approve_flagged }: Fields): string[] {
  const flagged = list(top_k).filter(({ blocking_risks }) => words(blocking_risks).length > 0);
  if (flagged.length === 0) return [];
  const ids = flagged.map(({ candidate_id }) => text(candidate_id)).join(" ");
  return [
    auto_approve_flagged === true
      ? `  the deadline approves flagged sources too: ${ids}`
      : `  the deadline leaves flagged sources out: ${ids}`,
  ];
}

function closedGaps({ gaps }: Fields): ReadonlyMap<string, readonly string[]> {
  const closes = new Map<string, string[]>();
  for (const { facet, closed_by } of list(gaps)) {
    for (const id of words(closed_by)) closes.set(id, [...(closes.get(id) ?? []), text(facet)]);
  }
  return closes;
}

function nameOf({ candidate_id, title, url }: Fields): string {
  return [text(candidate_id), text(title), text(url)].filter((part) => part !== "").join("  ");
}

function dateOf({ detected_date }: Fields): string {
  return typeof detected_date === "string" ? detected_date.slice(0, 10) : "no date";
}

function list(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter((item): item is Fields => typeof item === "object" && item !== null) : [];
}

function words(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === "string").map(text) : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? clean(value) : "";
}

/** Other people's text on a terminal: one line, control characters shown instead of obeyed. */
export function clean(raw: string): string {
  return raw
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
