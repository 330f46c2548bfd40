import { formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";

type Fields = Readonly<Record<string, unknown>>;

/** A selection as a person decides on it: every source with its date, risks and gaps, then what was left out and why. */
export function selectionLines(snapshot: Fields, locale: Locale): string[] {
  const closes = closedGaps(snapshot);
  const sources = list(snapshot.top_k).flatMap((source) =>
    sourceLines(source, closes.get(text(source.candidate_id)) ?? [], locale),
  );
  const gaps = list(snapshot.gaps).map(({ facet, closed_by }) => {
    const by = words(closed_by).join(" ") || formatMessage("review.gap_open", {}, locale);
    return `  ${formatMessage("review.gap", { facet: text(facet), sources: by }, locale)}`;
  });
  const held = list(snapshot.held_back).map((source) => {
    const name = formatMessage("review.held_back", { source: nameOf(source) }, locale);
    return `  ${name}  ! ${words(source.blocking_risks).join(" ")}`;
  });
  const dropped = list(snapshot.dropped).map((source) => {
    const name = formatMessage("review.dropped", { source: nameOf(source) }, locale);
    return `  ${name}  ${dateOf(source, locale)}  ${text(source.reason)}`;
  });
  return [...sources, ...gaps, ...held, ...dropped, ...deadlineLines(snapshot, locale)];
}

function sourceLines(source: Fields, gaps: readonly string[], locale: Locale): string[] {
  const score = typeof source.score === "number" ? source.score.toFixed(1) : "";
  const snippet = text(source.snippet);
  const [blocking, risks] = [words(source.blocking_risks), words(source.risk_flags)];
  const danger = () => formatMessage("review.danger", { risks: blocking.join(" ") }, locale);
  const closed = () => formatMessage("review.closes", { facets: gaps.join(" ") }, locale);
  return [
    `  ${text(source.candidate_id)}  ${score}  ${text(source.title)}  ${text(source.url)}  ${dateOf(source, locale)}`,
    `    ${snippet.length > 300 ? `${snippet.slice(0, 297)}...` : snippet}`,
    `    ${text(source.reason)}`,
    ...(blocking.length > 0 ? [`    ! ${danger()}`] : []),
    ...(risks.length > 0 ? [`    ! ${risks.join(" ")}`] : []),
    ...(gaps.length > 0 ? [`    + ${closed()}`] : []),
  ];
}

/** What the deadline will leave out, said before it does. */
function deadlineLines({ top_k, auto_approve_flagged }: Fields, locale: Locale): string[] {
  const flagged = list(top_k).filter(({ blocking_risks }) => words(blocking_risks).length > 0);
  if (flagged.length === 0) return [];
  const ids = flagged.map(({ candidate_id }) => text(candidate_id)).join(" ");
  const code = auto_approve_flagged === true ? "review.flagged_approved" : "review.flagged_left_out";
  return [`  ${formatMessage(code, { ids }, locale)}`];
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

function dateOf({ detected_date }: Fields, locale: Locale): string {
  return typeof detected_date === "string" ? detected_date.slice(0, 10) : formatMessage("review.no_date", {}, locale);
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
