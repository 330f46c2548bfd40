import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { hasFigure, isCalendarDate } from "../../alignment/rows/gapped/figures.ts";
import { tellsCase } from "../../alignment/rows/gapped/told-case.ts";
import { isVerb, type Row } from "../../alignment/rows/row.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** A sentence, and which of its items a claim says. */
export interface SaidSentence {
  readonly source: Row;
  readonly met: ReadonlySet<number>;
  readonly language: LanguagePack;
}

/** Where the part begins and ends that a word stands in: from one comma or "and" to the next. */
export function partAround({ source, language }: SaidSentence, at: number): readonly [from: number, end: number] {
  const { and, but } = language.judging.logic;
  // "In September and October".
  const isJoin = ({ lower }: StatementItem, place: number) =>
    (and.has(lower) || but.has(lower)) &&
    ![source[place - 1], source[place + 1]].every((item) => item !== undefined && isCalendarDate(item));
  const isCut = (item: StatementItem, place: number) =>
    (place > 0 && item.gapBefore !== "none") || isJoin(item, place) || item.aside !== source[at]!.aside;
  const from = source.findLastIndex((item, place) => place <= at && isCut(item, place));
  const end = source.findIndex((item, place) => place > at && isCut(item, place));
  return [Math.max(0, from), end < 0 ? source.length : end];
}

/** The phrases of a part that may tell for whom, where and when, as first place and the one behind the last. */
export function scopesIn({ source, language }: SaidSentence, from: number, end: number) {
  const { logic, roles } = language.judging;
  const isFigureAt = (at: number) => source[at] !== undefined && hasFigure([source[at]]);
  // "Sonntags von 10 bis 13 Uhr".
  const leadsToFigure = (at: number) =>
    logic.prepositions.has(source[at]!.lower) && isFigureAt(at + 1) && isFigureAt(at + 3);
  const opens = (at: number) => {
    const { lower, value } = source[at]!;
    if (value === null) return logic.scoping.has(lower) || roles.fused.has(lower) || leadsToFigure(at);
    return isDay(source[at]!) && !(at > from && logic.scoping.has(source[at - 1]!.lower));
  };
  const starts = Array.from({ length: end - from }, (_, by) => from + by).filter(opens);
  return starts.map((start, index): readonly [number, number] => [start, starts[index + 1] ?? end]);
}

function isDay(item: StatementItem): boolean {
  return isCalendarDate(item) && item.value !== null && "date" in item.value && item.value.date.kind !== "year";
}

/** Whether a claim leaves all of a phrase out. */
export function isLeftOut(sentence: SaidSentence, start: number, to: number): boolean {
  const { source, met } = sentence;
  const first = source.findIndex((item, at) => at >= start && at < to && tellsCase(item));
  if (first < 0) return false;
  const border = source.findIndex((_, at) => at > first && at < to && endsPhrase(sentence, at));
  const end = border < 0 ? to : border;
  return !source.some((item, at) => at >= first && at < end && tellsCase(item) && met.has(at));
}

/** "Für Mitglieder | kostenlos", "for members | 20 euros", "in Ulm | the fee", "an Samstagen | von allen". */
function endsPhrase({ source, language }: SaidSentence, at: number): boolean {
  const { judging, names } = language;
  const { byRule, of, prepositions } = judging.logic;
  const [item, before] = [source[at]!, source[at - 1]!];
  if (byRule.has(item.lower) || hasFigure([item])) return true;
  // "For staff while the works last".
  if (item.logic?.class === "condition" || item.logic?.class === "cause") return tellsCase(before);
  if (prepositions.has(item.lower) && tellsCase(before)) return before.value !== null || !of.has(item.lower);
  if (judging.roles.determiners.has(item.lower) && !of.has(before.lower)) return tellsCase(before);
  return names.capitalisedNouns !== undefined && isVerb(item) && before.capitalised;
}
