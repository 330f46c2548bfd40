import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import { type Gap, isDate, type StatementItem } from "../../statement-item.ts";
import { isVerb, type Row } from "../row.ts";
import { isNounPhrase, nameLike, opensAlike, phraseLike } from "./correlate.ts";
import { figuresOfBoth, withUnitOf } from "./figures.ts";
import { isArticle, isPreposition, opensPhrase } from "./phrases.ts";
import { type Filled, type Stretch, tellsCase, toldCase } from "./told-case.ts";

/** Longer than "for groups of ten or more" is a clause. */
const LONGEST_PHRASE = 9;

/** What a part says, in the place of what the full one says there. */
interface Edit extends Stretch {
  readonly items: Row;
}

/**
 * A part of a figure and what tells its case, with the words of the part before it: "at weekends from 9 to 18" behind "the pool is
 * open from 8 to 20", "90 days on Team" behind "versions are kept for 7 days on Free", "the city 40" behind "the state pays 60 percent".
 */
export function fillPart(full: Row, words: Row, language: LanguagePack): Filled | undefined {
  const part = withoutOne(words, language);
  const figures = figuresOfBoth(full, part);
  if (figures === undefined || isClause(part, language) || isOfAnotherTime(part, language)) return undefined;
  const { theirs, own } = figures;
  const lead = leadOf(part, own, full, theirs);
  const start = leadOf(full, theirs, part, own);
  // "Rose to 41 million, after 37 million in 2021".
  const [ownLead, theirLead] = [part.slice(lead, own.from), full.slice(start, theirs.from)];
  if (!isFigureOfDay(full[theirs.from]!) && !areSameLeads(ownLead, theirLead, language)) return undefined;
  // "Of the nine sharks, four lost their transmitters".
  if (
    !full.some(
      (item, by) => tellsCase(item) && (by < start || (language.names.capitalisedNouns !== undefined && isVerb(item))),
    )
  )
    return undefined;
  const around = { from: start, to: theirs.to };
  const [before, behind] = [part.slice(0, lead), part.slice(own.to)];
  // "78,400 visitors, 6,300 fewer than before".
  if (behind[0]?.logic?.class === "comparison") return undefined;
  const at = behind.findIndex((_, place) => opensPhrase(behind.slice(place), language));
  // "A canoe costs 18 pounds per day, a kayak 15 pounds per day".
  const isSame =
    at >= 0 && behind.slice(at).every((item, by) => item.lower === full.at(by - behind.length + at)?.lower);
  const phrase = at < 0 || isSame ? [] : behind.slice(at);
  const counted = at < 0 || isSame ? behind : behind.slice(0, at);
  if ([before, phrase].some((row) => row.length > LONGEST_PHRASE)) return undefined;
  const inFront = before.length === 0 ? undefined : editFor(before, full, around, false, language);
  const after = phrase.length === 0 ? undefined : editFor(phrase, full, around, true, language);
  if ((before.length > 0 && inFront === undefined) || (inFront === undefined && after === undefined)) return undefined;
  const told = [inFront, after].filter((edit) => edit !== undefined);
  if (hasVerb([...before, ...phrase], full, told, language)) return undefined;
  const figure = part.slice(own.from, own.to).map((item) => withUnitOf(item, full[theirs.from]!));
  // "By 5 percent in 2020 and 3 percent in 2021".
  const led = lead < own.from ? { from: start, items: ownLead } : { from: theirs.from, items: [] };
  const end = Math.min(...told.filter(({ from }) => from >= theirs.to).map(({ from }) => from), full.length);
  const edits: Edit[] = [{ from: led.from, to: theirs.to, items: [...led.items, ...figure] }];
  if (counted.length > 0) edits.push({ from: theirs.to, to: end, items: counted });
  const variants = told.reduce<readonly (readonly Edit[])[]>(
    (some, edit) =>
      some.flatMap((edits) => spelledOut(edit, full, language).map((items) => [...edits, { ...edit, items }])),
    [edits],
  );
  return {
    full: toldCase(
      [full],
      full.slice(theirs.from, theirs.to),
      told.flatMap(({ from, to }) => full.slice(from, to)),
    ),
    part: toldCase(
      variants.map((edits) => edited(full, edits)),
      part.slice(own.from, own.to),
      [...before, ...phrase],
    ),
  };
}

/** "The last one" stands for a noun, as "the last" does. */
function withoutOne(part: Row, { judging: { logic, roles } }: LanguagePack): Row {
  const rest = part.filter(
    ({ lower, value }) => value !== null || !logic.one.has(lower) || roles.determiners.has(lower),
  );
  return rest.length === part.length ? part : rest;
}

/** A part with a verb is a clause: one that the full one has as well, outside of what is replaced; a small word behind a large noun. */
function hasVerb(
  words: Row,
  full: Row,
  edits: readonly Edit[],
  { judging, names, wordClasses }: LanguagePack,
): boolean {
  const kept = full.filter((item, at) => tellsCase(item) && !edits.some(({ from, to }) => at >= from && at < to));
  const isAgain = (item: StatementItem) => isVerb(item) && kept.some(({ stem }) => stem === item.stem);
  // "24 Gänge und wiegt 14,8 Kilogramm", unlike "ermäßigt 7 Euro".
  const hasFiniteEnding = ({ lower }: StatementItem) =>
    wordClasses.finiteEndings.test(lower) && !judging.restatements.participle.test(lower);
  const isFirst = (item: StatementItem, at: number) =>
    isVerb(item) && (at === 0 ? hasFiniteEnding(item) : words[at - 1]!.capitalised);
  return words.some((item, at) => isAgain(item) || (names.capitalisedNouns !== undefined && isFirst(item, at)));
}

/** Where the words begin that lead up to a figure: "up to", or what both parts have there: "Tempo 20", "Tempo 6". */
function leadOf(row: Row, { from }: Stretch, other: Row, figure: Stretch): number {
  let at = from;
  const isLead = (item: StatementItem, theirs: StatementItem | undefined) =>
    !isOfClause(item) && (!tellsCase(item) || (item.value === null && item.lower === theirs?.lower));
  while (at > 0 && isLead(row[at - 1]!, other[figure.from - (from - at) - 1])) at -= 1;
  return at;
}

/** One of them has none, or the same prepositions. */
function areSameLeads(own: Row, theirs: Row, language: LanguagePack): boolean {
  const wordsOf = (row: Row) => row.filter((item) => isPreposition(item, language)).map(({ lower }) => lower);
  const [one, other] = [wordsOf(own), wordsOf(theirs)];
  return one.length === 0 || one.join(" ") === other.join(" ");
}

/** "From 8 to 20", "until 10 May": what leads up to it is part of what is told. */
function isFigureOfDay({ value }: StatementItem): boolean {
  return value !== null && ("date" in value || value.quantity.kind === "number");
}

/** Where a phrase or a name of a part belongs in the full one; a phrase, or a word like "reduced", may be added to it. */
function editFor(told: Row, full: Row, figure: Stretch, isBehind: boolean, language: LanguagePack): Edit | undefined {
  const added = isBehind ? full.length : figure.from;
  if (opensPhrase(told, language) || opensAlike(full[0]!, told, language)) {
    const place = phraseLike(told, full, figure, isBehind, language);
    return { ...(place ?? { from: added, to: added }), items: told };
  }
  if (!told.some(tellsCase)) return undefined;
  const isWord = told.length === 1 && !told[0]!.capitalised;
  if (!isWord && !isNounPhrase(told, language) && !isShortened(told, language)) return undefined;
  const place = nameLike(told, full, figure, language);
  if (place !== undefined) return { ...place, items: told };
  const isAdverb = isWord && told[0]!.value === null && language.names.capitalisedNouns !== undefined && added > 0;
  return isAdverb ? { from: added, to: added, items: told } : undefined;
}

/** "Kleine" of "große Laibe backen 55 Minuten, kleine 40": where nouns are large, the noun is left out. */
function isShortened(told: Row, language: LanguagePack): boolean {
  return (
    language.names.capitalisedNouns !== undefined && told.every((item) => item.content || isArticle(item, language))
  );
}

/** What an edit says, and with the nouns it may have left out: "in der mittleren" as "in der mittleren Ausführung", "los de máster" as "los alumnos de máster". */
function spelledOut({ from, to, items }: Edit, full: Row, { judging: { roles } }: LanguagePack): readonly Row[] {
  const theirs = full.slice(from, to).filter(({ content }) => content);
  const missing = theirs.length - items.filter(({ content }) => content).length;
  if (missing < 1 || missing === theirs.length) return [items];
  const rows = [items, [...items, ...theirs.slice(-missing)]];
  if (!roles.plural.adjectiveBehind) return rows;
  const noun = items.findLastIndex((item, at) => !item.content && (at === 0 || !items[at - 1]!.content)) + 1;
  const article = items.findIndex((item) => roles.determiners.has(item.lower)) + 1;
  return [
    ...rows,
    ...[noun, article].map((at) => [...items.slice(0, at), ...theirs.slice(0, missing), ...items.slice(at)]),
  ];
}

function edited(full: Row, edits: readonly Edit[]): Row {
  const row: StatementItem[] = [];
  let at = 0;
  for (const { from, to, items } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    row.push(...full.slice(at, from), ...inPlace(items, from < to ? full[from]!.gapBefore : "none"));
    at = Math.max(at, to);
  }
  return [...row, ...full.slice(at)];
}

/** Without the commas and brackets that parted one part from another. */
function inPlace(items: Row, gapBefore: Gap): Row {
  return items.map((item, at) => ({ ...item, gapBefore: at === 0 ? gapBefore : "none", aside: false }));
}

/** "912 people (868 in 2023)", "(planned: 95)": what brackets tell of another time or of a plan is no case. */
function isOfAnotherTime(part: Row, language: LanguagePack): boolean {
  const { restatements } = language.judging;
  const [first] = part;
  if (!first!.aside) return false;
  if (first!.value === null && !isPreposition(first!, language)) return true;
  const isThen = (item: StatementItem) =>
    isDate(item) || [restatements.formerly, restatements.against].some((words) => words.has(item.lower));
  return part.some(isThen);
}

/** "If", "not", "must", "which": more than a figure of a case. */
function isClause(part: Row, { judging: { restatements, roles } }: LanguagePack): boolean {
  const { narrowing, relative } = restatements;
  const isPronoun = ({ lower }: StatementItem) =>
    (narrowing.has(lower) || relative.has(lower)) && !roles.determiners.has(lower);
  return part.some((item) => isOfClause(item) || isPronoun(item));
}

function isOfClause({ helping, logic }: StatementItem): boolean {
  return helping || (logic !== undefined && CLAUSE.has(logic.class));
}

const CLAUSE: ReadonlySet<string> = new Set(["negation", "exception", "condition", "modality", "cause"]);
