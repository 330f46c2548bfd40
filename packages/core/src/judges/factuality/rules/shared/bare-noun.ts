import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { isDefinitePlural } from "./spoken-of-all.ts";

/**
 * True where a clause that may tell which of them are meant begins right behind a noun without an article, a number or a name:
 * "members of the club who have paid", "Hunde, die größer sind". What is said of them is not said of all.
 */
export function isNarrowedAt(at: number, laid: LaidClaim): boolean {
  const { source } = laid.alignment;
  const { judging, names } = laid.language;
  const opening = source[at];
  if (at < 1 || opening === undefined || !judging.restatements.narrowing.has(opening.lower)) return false;
  // Where every clause has its comma, the comma tells nothing; but the verb stands last.
  const largeNouns = names.capitalisedNouns !== undefined;
  if (!largeNouns) return opening.gapBefore === "none" && (isBareNoun(at - 1, laid) || isAllOfKind());
  if (opening.gapBefore !== "comma") return false;
  const next = source.findIndex(({ gapBefore }, place) => place > at && gapBefore !== "none");
  const verb = source[(next < 0 ? source.length : next) - 1]!;
  return !verb.capitalised && isBareNoun(at - 1, laid);

  /** "Los clientes que": where all of a kind have the article as well. */
  function isAllOfKind(): boolean {
    return judging.roles.plural.adjectiveBehind && isDefinitePlural(at - 1, at, laid);
  }
}

/** A noun that stands for all of its kind, or that belongs to one: "members", "members of the club". */
export function isBareNoun(at: number, { alignment: { source }, isTheirName, language }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  let noun = at;
  while (isNoun(noun)) {
    let lead = noun - 1;
    while (lead >= 0 && source[lead + 1]!.gapBefore === "none" && isAdjective(lead)) lead -= 1;
    if (lead < 0 || source[lead + 1]!.gapBefore !== "none") return true;
    const { lower } = source[lead]!;
    const isArticle = roles.determiners.has(lower) || roles.belonging.has(lower);
    if (!isArticle) return logic.prepositions.has(lower) && !roles.fused.has(lower);
    if (logic.of.has(source[lead - 1]?.lower ?? "")) noun = lead - 2;
    else if (roles.belonging.has(lower)) noun = lead - 1;
    else return false;
  }
  return false;

  function isNoun(place: number): boolean {
    const item = source[place];
    return item?.content === true && item.value === null && !isTheirName(item) && (!largeNouns || item.capitalised);
  }

  function isAdjective(place: number): boolean {
    const { capitalised, content, value } = source[place]!;
    // A sentence opens large whatever its first word is.
    return content && value === null && !(largeNouns && capitalised && place > 0);
  }
}
