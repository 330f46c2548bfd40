import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isLarge, isNamed, isVerb, opened, type Row } from "./row.ts";

/** A longer name is a clause, and so is a longer noun phrase. */
const LONGEST_NAME = 6;
const LONGEST_NOUN = 3;

/**
 * "Ward 5, the children's ward, has 16 beds": without what is said of its opening between commas, however unsure that is; and
 * with the name that stands there: "the owner, Emil Rast, who found no buyer, stays".
 */
export function asidesLeftOut(items: Row, language: LanguagePack): readonly Row[] {
  const first = items.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
  if (first < 1 || first > LONGEST_NAME || items[first]!.gapBefore !== "comma") return [];
  const verb = items.findIndex((item, at) => at > first && item.gapBefore !== "none" && isVerb(item));
  if (verb < 0) return [];
  const opening = items.slice(0, first);
  const asides = partsOf(items.slice(first, verb));
  const name = asides[0]!.every(isLarge) ? asides[0]! : undefined;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const isOne = name !== undefined || isNamed(opening) || (!largeNouns && opening.every(isLarge));
  if (!isNounPhrase(opening, language) || !asides.every((aside) => isAside(aside, isOne, language))) return [];
  const rest = opened(items.slice(verb));
  return [[...opening, ...rest], ...(name === undefined ? [] : [[...opened(name), ...rest]])];
}

function partsOf(items: Row): readonly Row[] {
  const starts = items.flatMap(({ gapBefore }, at) => (gapBefore === "none" ? [] : [at]));
  return starts.map((from, at) => items.slice(from, starts[at + 1]));
}

/** A name, or a noun with its article; what a preposition tells of it may narrow it. */
function isNounPhrase(items: Row, { judging: { logic, roles }, names }: LanguagePack): boolean {
  if (items.some(({ helping, lower }, at) => helping || (at > 0 && logic.prepositions.has(lower)))) return false;
  const isNoun = roles.determiners.has(items[0]!.lower) && items.length <= LONGEST_NOUN;
  return isNoun || isNamed(items) || (names.capitalisedNouns === undefined && items.every(isLarge));
}

/** "The children's ward", "who was ill", "not the toy"; where every clause has its comma, one on a kind of thing may narrow it. */
function isAside(aside: Row, isOne: boolean, { judging: { restatements: cues, roles } }: LanguagePack): boolean {
  if (aside[0]!.gapBefore === "clause") return false;
  if (aside.every(isLarge)) return true;
  const at = aside[0]!.logic?.class === "negation" ? 1 : 0;
  const { lower = "" } = aside[at] ?? {};
  const isClause = cues.narrowing.has(lower) && isVerb(aside.at(-1));
  if (roles.wordOrder === "free" && isClause && !isOne) return false;
  return cues.relative.has(lower) || roles.determiners.has(lower);
}
