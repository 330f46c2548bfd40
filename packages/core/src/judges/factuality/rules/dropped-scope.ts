import type { LanguagePack } from "../../../languages/language-pack.ts";
import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { hasFigure, isCalendarDate } from "../alignment/rows/gapped/figures.ts";
import { tellsCase } from "../alignment/rows/gapped/told-case.ts";
import { isVerb, type Row } from "../alignment/rows/row.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const droppedScope: ObjectionRule = {
  id: "dropped-scope",
  kind: "objection",
  issueType: null,
  objects: dropsScope,
};

/** A longer sentence is a table, and each of its words would be held against all others. */
const LONGEST = 160;

/** "Entry is free" beside "entry is free for children", "dogs are allowed" beside "dogs are allowed in the garden": what holds as a rule for some holds not for all. */
function dropsScope({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { tenses } = language.judging.logic;
  if (source.length > LONGEST) return false;
  // What was so once was so, wherever and whenever it was.
  if (claim.some(({ lower }) => tenses?.was.has(lower))) return false;
  const met = new Set(pairs.filter(({ match }) => !isLoose(match)).map((pair) => pair.source));
  return dropsAny(source, met, language) || (isOfNow(claim, language) && dropsRecurring(source, met, language));
}

/** A phrase of any kind beside a word that tells a rule. */
function dropsAny(source: Row, met: ReadonlySet<number>, language: LanguagePack): boolean {
  return source.some((item, at) => {
    if (!met.has(at) || !tellsRule(item, language)) return false;
    const [from, end] = partAround(source, at, language);
    const said = verbOf(source, from, at);
    // "In print, on its own website": of several places one is told.
    if (source[end]?.gapBefore === "comma" && isPhraseMet(end, met, source, language)) return false;
    return scopesIn(source, from, end, language).some(
      ([start, to]) => (start === from || start > said) && !isTouched(start, to, met, source, language),
    );
  });
}

/** "Crosses every twelve minutes on weekdays", "comes with a guarantee for members", "from 300 kilos": for whom, on which days, from how much on. */
function dropsRecurring(source: Row, met: ReadonlySet<number>, language: LanguagePack): boolean {
  return source.some((_, at) => {
    if (met.has(at) || !opensRecurring(source, at, language)) return false;
    const [from, end] = partAround(source, at, language);
    // "Which they named Hyla pallens for its pale belly" tells of another thing in passing.
    if (isRelative(source.slice(from, at), language)) return false;
    // What it belongs to stands right before it, or behind it where it opens the part.
    const before = source.findLastIndex((item, place) => place < at && place >= from && tellsCase(item));
    const beside =
      before >= 0
        ? before
        : source.findIndex((item, place) => place > at && place < end && met.has(place) && tellsCase(item));
    return met.has(beside) && !isTouched(at, end, met, source, language);
  });
}

function isRelative(row: Row, { judging: { restatements, roles } }: LanguagePack): boolean {
  const { narrowing, relative } = restatements;
  return row.some(({ lower }) => (narrowing.has(lower) || relative.has(lower)) && !roles.determiners.has(lower));
}

function opensRecurring(source: Row, at: number, language: LanguagePack): boolean {
  const { logic } = language.judging;
  const item = source[at]!;
  // "Los festivos", "nachts".
  if (isEachDay(source, at, language) || (tellsCase(item) && logic.scoping.has(item.lower))) return true;
  const next = source.find((other, place) => place > at && tellsCase(other));
  if (next === undefined || !logic.scoping.has(item.lower)) return false;
  // "In winter 2019" was once.
  if (logic.seasons.has(next.lower)) return !/^\d/u.test(source[source.indexOf(next) + 1]?.text ?? "");
  if (isEachDay(source, source.indexOf(next), language)) return true;
  if (item.logic?.class === "relation" && item.logic.sense === "f") return next.value === null;
  return item.logic?.class === "time" && item.logic.sense === "f" && hasFigure([next]);
}

/** "Mondays", "montags", "los lunes"; unlike "on Monday", "el lunes". */
function isEachDay(source: Row, at: number, { judging: { roles } }: LanguagePack): boolean {
  const { text, value } = source[at]!;
  if (value === null || !("date" in value) || value.date.kind !== "weekday") return false;
  return roles.plural.adjectiveBehind
    ? roles.plural.article.test(source[at - 1]?.lower ?? "")
    : /(?:s|en)$/u.test(text);
}

/** Told of now, as verbs show it. */
function isOfNow(claim: Row, { judging: { logic } }: LanguagePack): boolean {
  const { perfect, tenses } = logic;
  if (tenses === null) return false;
  const words = claim.filter((item, at) => item.value === null && (!item.capitalised || at === 0));
  const isNow = words.some(({ lower }) => tenses.is.has(lower));
  // "Is reserved".
  if (!isNow && words.some(({ content, lower }) => content && tenses.past.test(lower))) return false;
  if (words.some(({ lower }) => perfect.has(lower) && !tenses.is.has(lower))) return false;
  return isNow || words.some(({ content, lower }) => content && tenses.present.test(lower));
}

/** "Free", "costs", "can". */
function tellsRule({ logic, lower }: StatementItem, { judging }: LanguagePack): boolean {
  const { byRule, future } = judging.logic;
  return byRule.has(lower) || (logic?.class === "modality" && !future.has(lower));
}

/** Where the part begins and ends that a word stands in: from one comma or "and" to the next. */
function partAround(
  source: Row,
  at: number,
  { judging: { logic } }: LanguagePack,
): readonly [from: number, end: number] {
  // "In September and October".
  const isJoin = ({ lower }: StatementItem, place: number) =>
    (logic.and.has(lower) || logic.but.has(lower)) &&
    ![source[place - 1], source[place + 1]].every((item) => item !== undefined && isCalendarDate(item));
  const isCut = (item: StatementItem, place: number) =>
    (place > 0 && item.gapBefore !== "none") || isJoin(item, place) || item.aside !== source[at]!.aside;
  const from = source.findLastIndex((item, place) => place <= at && isCut(item, place));
  const end = source.findIndex((item, place) => place > at && isCut(item, place));
  return [Math.max(0, from), end < 0 ? source.length : end];
}

function isPhraseMet(at: number, met: ReadonlySet<number>, source: Row, { judging: { logic } }: LanguagePack): boolean {
  const first = source.findIndex((item, place) => place > at && tellsCase(item));
  return logic.scoping.has(source[at]!.lower) && met.has(first);
}

/** Where the part tells what it tells: at its first verb. What stands before it belongs to the subject. */
function verbOf(source: Row, from: number, at: number): number {
  const verb = source.findIndex(
    ({ helping, logic }, place) => place >= from && (helping || logic?.class === "modality"),
  );
  return verb < 0 || verb > at ? at : verb;
}

/** The phrases of a part that may tell for whom, where and when, as first place and the one behind the last. */
function scopesIn(source: Row, from: number, end: number, { judging: { logic, roles } }: LanguagePack) {
  const opens = (item: StatementItem, at: number) =>
    (item.value === null && (logic.scoping.has(item.lower) || roles.fused.has(item.lower) || leadsToFigure(at))) ||
    (isWeekday(item) && !opensBefore(at));
  // "Sonntags von 10 bis 13 Uhr".
  const isFigureAt = (at: number) => source[at] !== undefined && hasFigure([source[at]]);
  const leadsToFigure = (at: number) =>
    logic.prepositions.has(source[at]!.lower) && isFigureAt(at + 1) && isFigureAt(at + 3);
  const opensBefore = (at: number) => at > from && logic.scoping.has(source[at - 1]!.lower);
  const starts = Array.from({ length: end - from }, (_, by) => from + by).filter((at) => opens(source[at]!, at));
  return starts.map((start, index): readonly [number, number] => [start, starts[index + 1] ?? end]);
}

function isWeekday(item: StatementItem): boolean {
  return isCalendarDate(item) && item.value !== null && "date" in item.value && item.value.date.kind !== "year";
}

/** Whether a claim says anything of a phrase, or the phrase says nothing. */
function isTouched(start: number, to: number, met: ReadonlySet<number>, source: Row, language: LanguagePack): boolean {
  const first = source.findIndex((item, at) => at >= start && at < to && tellsCase(item));
  if (first < 0) return true;
  const end = source.findIndex((_, at) => at > first && at < to && endsPhrase(source, at, language));
  return source.some((item, at) => at >= first && at < (end < 0 ? to : end) && tellsCase(item) && met.has(at));
}

/** "Für Mitglieder | kostenlos", "for members | 20 euros", "in Ulm | the fee", "an Samstagen | von allen". */
function endsPhrase(source: Row, at: number, { judging: { logic, roles }, names }: LanguagePack): boolean {
  const [item, before] = [source[at]!, source[at - 1]!];
  if (logic.byRule.has(item.lower) || hasFigure([item])) return true;
  // "For staff while the works last".
  if (item.logic?.class === "condition" || item.logic?.class === "cause") return tellsCase(before);
  if (logic.prepositions.has(item.lower) && tellsCase(before))
    return before.value !== null || !logic.of.has(item.lower);
  if (roles.determiners.has(item.lower) && !logic.of.has(before.lower)) return tellsCase(before);
  return names.capitalisedNouns !== undefined && isVerb(item) && before.capitalised;
}
