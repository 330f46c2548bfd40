import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, isLoose } from "./align-items.ts";
import { type Mention, partEnd } from "./mention.ts";

/** True where the sentence has a word for what a mention names that points back at it: "it", "its", "el de". */
export function pointsBack(
  { run, left, right }: Mention,
  { claim, source }: Alignment,
  { judging: { logic, roles }, names }: LanguagePack,
): boolean {
  const { of, possessives, references } = logic;
  const { determiners } = roles;
  const largeNouns = names.capitalisedNouns !== undefined;
  const from = (left?.source ?? -1) + 1;
  // "Passed to Kell, who added a wheel": what follows behind a comma stands in for nothing at the end of a claim.
  const between = source.slice(from, right?.source ?? partEnd(source, from));
  if (between.some((_, at) => isReference(from + at))) return true;
  // "2019 gewann er in Kempten": behind the verb where that comes first.
  if (left === undefined && right !== undefined && right.source + 1 < source.length && isReference(right.source + 1))
    return true;
  return left !== undefined && (isOwned(left.source) || isBareArticle(left.source));

  function isReference(at: number): boolean {
    return references.has(source[at]!.lower) && !(largeNouns && isArticle(at));
  }

  /** "Der Griff" points at nothing, unlike "der". */
  function isArticle(at: number): boolean {
    const next = source.slice(at + 1, at + 3);
    return determiners.has(source[at]!.lower) && next[0]?.content === true && next.some((item) => item.capitalised);
  }

  /** "El de Navaluenga" beside "el embalse de Navaluenga". */
  function isBareArticle(at: number): boolean {
    return !largeNouns && determiners.has(source[at]!.lower) && of.has(source[at + 1]?.lower ?? "");
  }

  /** "Its last eruption" beside "the last eruption of Hekla". */
  function isOwned(noun: number): boolean {
    if (claim[run[0]!]!.content || noun < 1) return false;
    let at = noun - 1;
    while (at > 0 && source[at]!.content && !source[at]!.capitalised && source[at]!.gapBefore === "none") at -= 1;
    return possessives.has(source[at]!.lower);
  }
}

/** "Die Rötel" beside "er": the pronoun of a sentence stands for something else. */
export function isOfOtherGender(
  { content }: Mention,
  { claim, source, pairs }: Alignment,
  { judging: { logic } }: LanguagePack,
): boolean {
  const article = content[0]! < 3 ? (claim[content[0]! - 1]?.lower ?? "") : "";
  return source.some(
    ({ lower }, at) =>
      logic.otherGender.get(lower)?.has(article) === true &&
      !pairs.some((pair) => pair.source === at && !isLoose(pair.match)),
  );
}
