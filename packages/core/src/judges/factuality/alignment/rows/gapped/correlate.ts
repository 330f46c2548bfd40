import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import type { StatementItem } from "../../statement-item.ts";
import { isVerb, type Row } from "../row.ts";
import { isCalendarDate } from "./figures.ts";
import { isArticle, isPreposition, opensPhrase } from "./phrases.ts";
import { type Stretch, tellsCase } from "./told-case.ts";

/** Who pays, and how much: a name with more content is a clause of its own. */
const MOST_CONTENT = 5;

/** What stands in a full part where a phrase of another part does: "on Free" for "on Team", "in 2020" for "in 2021". */
export function phraseLike(
  phrase: Row,
  full: Row,
  figure: Stretch,
  isBehind: boolean,
  language: LanguagePack,
): Stretch | undefined {
  const phrases = phrasesIn(full, figure, phrase, language);
  const [before, behind] = [
    phrases.filter(({ to }) => to <= figure.from),
    phrases.filter(({ from }) => from >= figure.to),
  ];
  const isCalendar = isOfCalendar(phrase);
  // "Tagsüber … 31 Cent, nachts 22".
  const isWord = phrase.length === 1 && phrase[0]!.value === null;
  const isAlike = ({ from, to }: Stretch) =>
    full[from]!.lower === phrase[0]!.lower ||
    (isWord && to === from + 1 && full[from]!.value === null) ||
    (isCalendar && isOfCalendar(full.slice(from, to)));
  if (isBehind) return behind.find(isAlike) ?? behind[0] ?? before.find((place) => place.from === 0 && isAlike(place));
  const beside = before.find(({ from, to }) => from > 0 && to === figure.from);
  return before.findLast(isAlike) ?? behind.find(isAlike) ?? beside;
}

/** "On Saturdays", "from Monday to Thursday". */
function isOfCalendar(row: Row): boolean {
  return row.every((item) => !tellsCase(item) || isCalendarDate(item));
}

function phrasesIn(full: Row, figure: Stretch, model: Row, language: LanguagePack): readonly Stretch[] {
  const phrases: Stretch[] = [];
  for (let from = 0; from < full.length; from += 1) {
    if (from === figure.from) from = figure.to;
    // "De martes a jueves".
    const first = full[from];
    if (first === undefined) break;
    const isLed = from > 0 && isCalendarDate(first) && language.judging.logic.of.has(full[from - 1]!.lower);
    if (!(opensPhrase(full.slice(from), language) || opensAlike(first, model, language))) continue;
    const to = endOf(full, from, from < figure.from ? figure.from : full.length, model, language);
    if (to > from) phrases.push({ from: isLed ? from - 1 : from, to });
    from = Math.max(from, to - 1);
  }
  return phrases;
}

/** "As a two-person tent" beside "as a three-person tent": whatever small word both open with. */
export function opensAlike(item: StatementItem, [first]: Row, language: LanguagePack): boolean {
  return !tellsCase(item) && !isArticle(item, language) && first?.lower === item.lower;
}

/** Where a phrase ends: before the next one, a verb, or a noun with an article; or after as many words as another one has. */
function endOf(full: Row, from: number, limit: number, model: Row, language: LanguagePack): number {
  let at = from;
  while (at < limit && !tellsCase(full[at]!)) at += 1;
  for (at += 1; at < limit; at += 1) if (isBorder(full, at, language)) return at;
  // What goes on to the figure has a verb in it, where nouns are written as verbs are.
  const isBeside = from > 0 && full[limit]?.value != null;
  if (limit === full.length || isBeside || language.names.capitalisedNouns !== undefined) return limit;
  const wanted = model.filter(tellsCase).length;
  const told = full.slice(from, limit).flatMap((item, by) => (tellsCase(item) ? [from + by + 1] : []));
  return told[wanted - 1] ?? limit;
}

function isBorder(full: Row, at: number, language: LanguagePack): boolean {
  const [item, before] = [full[at]!, full[at - 1]!];
  const { roles, logic } = language.judging;
  if (item.helping || item.logic?.class === "modality" || roles.impersonal.has(item.lower)) return true;
  // "From Monday to Thursday".
  if (isPreposition(item, language))
    return !(isCalendarDate(before) && full[at + 1] !== undefined && isCalendarDate(full[at + 1]!));
  if (isArticle(item, language)) return !logic.of.has(before.lower);
  return language.names.capitalisedNouns !== undefined && isVerb(item) && (before.capitalised || before.value !== null);
}

/** The subject of a part, or else what stands right before its figure, where it is built as the name of another part is. */
export function nameLike(name: Row, full: Row, figure: Stretch, language: LanguagePack): Stretch | undefined {
  const isAlike = ({ from, to }: Stretch) => {
    const row = full.slice(from, to);
    if (!isNounPhrase(row, language)) return false;
    const isProper = name.at(-1)!.capitalised && row.some(({ capitalised }, at) => capitalised && from + at > 0);
    if (isArticle(row[0]!, language) !== isArticle(name[0]!, language) && !isProper) return false;
    // What opens a sentence is large in any case.
    return (
      from === 0 ||
      language.names.capitalisedNouns !== undefined ||
      isProper ||
      row.at(-1)!.capitalised === name.at(-1)!.capitalised
    );
  };
  const places = [subjectOf(full, figure, language), nounBefore(full, figure, language)];
  return places.find((place) => place !== undefined && isAlike(place)) ?? nameOfLine(name, full, figure, language);
}

/** "Seats: stalls 45 euros, circle 32": in a line without a verb the name stands alone before the figure. */
function nameOfLine(name: Row, full: Row, figure: Stretch, language: LanguagePack): Stretch | undefined {
  const from = full.findLastIndex(({ gapBefore }, at) => at < figure.from && gapBefore === "clause");
  const isLine = from > 0 && isName(full.slice(from, figure.from), language) && figure.from - from <= name.length;
  return isLine ? { from, to: figure.from } : undefined;
}

/** What stands before the verb; "covers your belongings" goes on behind it. */
function subjectOf(full: Row, figure: Stretch, language: LanguagePack): Stretch | undefined {
  const { impersonal } = language.judging.roles;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const from = opensPhrase(full, language) ? endOf(full, 0, figure.from, full.slice(0, 2), language) : 0;
  const last = full.findLastIndex((item, at) => at < figure.from && (item.content || item.helping));
  const verbs = [
    largeNouns && full[last]?.capitalised ? -1 : last,
    full.findIndex(
      (item, at) => at > from && (item.helping || item.logic?.class === "modality" || impersonal.has(item.lower)),
    ),
    full.findIndex((item, at) => at > from && isVerb(item) && (largeNouns || full[at + 1]?.content === false)),
  ];
  const verb = verbs.find((at) => at > from && at < figure.from && isNounPhrase(full.slice(from, at), language));
  return verb === undefined ? undefined : { from, to: verb };
}

/** "Books" of "the library lends books for two weeks", "Gäste" of "hier zahlen Gäste 10 Euro". */
function nounBefore(full: Row, figure: Stretch, language: LanguagePack): Stretch | undefined {
  const to = full.findLastIndex((item, at) => at < figure.from && item.content) + 1;
  let from = to - 1;
  if (to === 0) return undefined;
  if (language.names.capitalisedNouns !== undefined) {
    while (from > 0 && !isVerb(full[from - 1])) from -= 1;
    return from > 0 && isVerb(full[from - 1]) ? { from, to } : undefined;
  }
  if (isArticle(full[from - 1] ?? full[from]!, language)) from -= 1;
  return full[figure.from]!.value === null && from > 0 && full[from - 1]!.content && isVerb(full[from - 1])
    ? { from, to }
    : undefined;
}

/** A name, where nouns are large also with what a preposition tells of it: "Beschäftigte mit Viertagewoche". */
export function isNounPhrase(row: Row, language: LanguagePack): boolean {
  if (language.names.capitalisedNouns === undefined || opensPhrase(row, language)) return isName(row, language);
  const { and } = language.judging.logic;
  return isName(
    row.filter((item) => !isPreposition(item, language) && !and.has(item.lower)),
    language,
  );
}

/** Articles and nouns, and nothing that could be said of them. */
export function isName(row: Row, { judging: { logic, roles }, names }: LanguagePack): boolean {
  // "El Estado": a large word behind its article, whatever it says in small letters.
  const isNamed = ({ content, capitalised }: StatementItem, at: number) => content || (capitalised && at > 0);
  const content = row.filter(isNamed);
  const isNoun = (item: StatementItem) =>
    names.capitalisedNouns === undefined || item.capitalised || item.value !== null;
  return (
    content.length > 0 &&
    content.length < MOST_CONTENT &&
    isNoun(content.at(-1)!) &&
    row.every((item, at) => isNamed(item, at) || roles.determiners.has(item.lower) || logic.of.has(item.lower))
  );
}
