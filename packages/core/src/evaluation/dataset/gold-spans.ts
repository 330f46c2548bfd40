import type { DatasetRow, ErrorSpan } from "../../contracts/evaluation/dataset-row.ts";
import { type CharSpan, unionOfSpans } from "../span-overlap.ts";

/** The characters people marked in one text. */
export interface GoldSpans {
  readonly spans: readonly CharSpan[];
  /** Marks that could not be found in the text; they count nowhere. */
  readonly unlocated: number;
}

/**
 * The characters at least `votes` people marked. Marks without a `worker` count as one person's.
 * Offsets are taken as they are when they cut out `text`; otherwise as code points, with an inclusive end, or by search.
 */
export function goldSpans(row: DatasetRow, votes: number): GoldSpans {
  const byWorker = new Map<string, CharSpan[]>();
  let unlocated = 0;
  for (const span of row.error_spans ?? []) {
    const place = locate(row.summary_text, span);
    if (place === null) unlocated += 1;
    else byWorker.set(span.worker ?? "", [...(byWorker.get(span.worker ?? "") ?? []), place]);
  }
  const voters = [...byWorker.values()].map(unionOfSpans);
  return { spans: atLeast(voters, Math.max(1, votes)), unlocated };
}

/** True when the marks say who made them, so that votes can be counted. */
export function namesWorkers(row: DatasetRow): boolean {
  return (row.error_spans ?? []).some((span) => span.worker !== null && span.worker !== undefined);
}

/** Sweeps over the borders of all spans and keeps the stretches that enough voters cover. */
function atLeast(voters: readonly (readonly CharSpan[])[], votes: number): CharSpan[] {
  const borders = voters
    .flat()
    .flatMap(({ start_char, end_char }) => [
      { at: start_char, step: 1 },
      { at: end_char, step: -1 },
    ])
    .sort((left, right) => left.at - right.at || left.step - right.step);
  const kept: CharSpan[] = [];
  let covered = 0;
  let from = 0;
  for (const { at, step } of borders) {
    if (covered >= votes && at > from) kept.push({ start_char: from, end_char: at });
    covered += step;
    from = at;
  }
  return unionOfSpans(kept);
}

function locate(summary: string, span: ErrorSpan): CharSpan | null {
  const start = span.start_char ?? span.start;
  const end = span.end_char ?? span.end;
  const text = span.text;
  if (start !== null && start !== undefined && end !== null && end !== undefined) {
    const inside = start >= 0 && end > start && end <= summary.length;
    if (text === null || text === undefined) return inside ? { start_char: start, end_char: end } : null;
    const candidates = [
      { start_char: start, end_char: end },
      { start_char: start, end_char: end + 1 },
      { start_char: start - 1, end_char: end },
    ];
    for (const place of candidates) if (cuts(summary, place, text)) return place;
    const points = codePointPlace(summary, start, end);
    if (points && cuts(summary, points, text)) return points;
  }
  if (text === null || text === undefined || text === "") return null;
  const first = summary.indexOf(text);
  // A text that stands there twice could be either place: guessing would move the score.
  if (first === -1 || summary.indexOf(text, first + 1) !== -1) return null;
  return { start_char: first, end_char: first + text.length };
}

function cuts(summary: string, { start_char, end_char }: CharSpan, text: string): boolean {
  return start_char >= 0 && text.length > 0 && summary.slice(start_char, end_char) === text;
}

function codePointPlace(summary: string, start: number, end: number): CharSpan | null {
  let points = 0;
  let startAt = -1;
  for (let i = 0; i <= summary.length; ) {
    if (points === start) startAt = i;
    if (points === end) return startAt === -1 ? null : { start_char: startAt, end_char: i };
    i += (summary.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
    points += 1;
  }
  return null;
}
