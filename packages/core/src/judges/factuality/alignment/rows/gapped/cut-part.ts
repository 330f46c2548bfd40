import type { LanguagePack } from "../../../../../languages/language-pack.ts";
import type { StatementItem } from "../../statement-item.ts";
import { isVerb, type Row } from "../row.ts";
import { figuresOfBoth } from "./figures.ts";
import { isClause, isOfAnotherTime, isOfClause } from "./is-clause.ts";
import { isArticle, opensPhrase } from "./phrases.ts";
import { type Stretch, tellsCase } from "./told-case.ts";

/** A part as what stands before its figure and behind it. */
export interface CutPart {
  /** Its figure, and that of the full part. */
  readonly figure: Row;
  readonly theirs: Stretch;
  /** Where the full part begins to lead up to its figure, and what leads up to that of the part: "up to". */
  readonly start: number;
  readonly lead: Row;
  /** A phrase or a name: "for children", "guests". */
  readonly before: Row;
  /** What is counted, and how: "days", "an hour". */
  readonly counted: Row;
  /** "On Team". */
  readonly phrase: Row;
}

/** Longer than "for groups of ten or more" is a clause. */
const LONGEST_PHRASE = 9;

/** A part that has one figure as the full one does, and no verb; undefined for others. */
export function cutPart(full: Row, words: Row, language: LanguagePack): CutPart | undefined {
  const part = withoutOne(words, language);
  const figures = figuresOfBoth(full, part);
  if (figures === undefined || isClause(part, language) || isOfAnotherTime(part, language)) return undefined;
  const { theirs, own } = figures;
  const [from, start] = [leadOf(part, own, full, theirs), leadOf(full, theirs, part, own)];
  const [lead, theirLead] = [part.slice(from, own.from), full.slice(start, theirs.from)];
  if (!mayLead(lead, theirLead, full[theirs.from]!, language) || !tellsOfSomething(full, start, language))
    return undefined;
  const [before, behind] = [part.slice(0, from), part.slice(own.to)];
  // "78,400 visitors, 6,300 fewer than before".
  if (behind[0]?.logic?.class === "comparison") return undefined;
  const at = phraseIn(behind, full, language);
  const cut = { theirs, start, lead, before, figure: part.slice(own.from, own.to) };
  const [counted, phrase] = [behind.slice(0, at), behind.slice(at)];
  return [before, phrase].some((row) => row.length > LONGEST_PHRASE) ? undefined : { ...cut, counted, phrase };
}

/** "The last one" stands for a noun, as "the last" does. */
function withoutOne(part: Row, { judging: { logic, roles } }: LanguagePack): Row {
  const rest = part.filter(
    ({ lower, value }) => value !== null || !logic.one.has(lower) || roles.determiners.has(lower),
  );
  return rest.length === part.length ? part : rest;
}

/** Where the words begin that lead up to a figure: "up to", or what both parts have there: "Tempo 20", "Tempo 6". */
function leadOf(row: Row, { from }: Stretch, other: Row, figure: Stretch): number {
  let at = from;
  const isLead = (item: StatementItem, theirs: StatementItem | undefined) =>
    !isOfClause(item) && (!tellsCase(item) || (item.value === null && item.lower === theirs?.lower));
  while (at > 0 && isLead(row[at - 1]!, other[figure.from - (from - at) - 1])) at -= 1;
  return at;
}

/** A lead of its own has the same prepositions; unlike "rose to 41 million, after 37 million". "From 8 to 20, until 10 May" are figures themselves. */
function mayLead(own: Row, theirs: Row, { value }: StatementItem, language: LanguagePack): boolean {
  const { of, prepositions } = language.judging.logic;
  const wordsOf = (row: Row) => row.map(({ lower }) => lower).filter((lower) => prepositions.has(lower));
  const [one, other] = [own, theirs].map((row) =>
    wordsOf(row)
      .filter((lower) => !of.has(lower))
      .join(" "),
  );
  if (one === "" || one === other) return true;
  const isOfDay = value !== null && ("date" in value || value.quantity.kind === "number");
  return isOfDay && wordsOf(theirs).length > 0;
}

/** "Of the nine sharks, four lost their transmitters": what is told of the nine stands elsewhere. */
function tellsOfSomething(full: Row, start: number, { names }: LanguagePack): boolean {
  return full.slice(0, start).some(tellsCase) || (names.capitalisedNouns !== undefined && full.some(isVerb));
}

/** Where the phrase behind a figure begins that tells its case; where there is none, or both parts have the same, "per day", behind all. */
function phraseIn(behind: Row, full: Row, language: LanguagePack): number {
  const at = behind.findIndex((_, place) => opensPhrase(behind.slice(place), language));
  // "64.000 personas por día laborable y 29.000 los fines de semana".
  if (at < 0) return behind[0] !== undefined && isArticle(behind[0], language) ? 0 : behind.length;
  const phrase = behind.slice(at);
  return phrase.every(({ lower }, by) => lower === full.at(by - phrase.length)?.lower) ? behind.length : at;
}
