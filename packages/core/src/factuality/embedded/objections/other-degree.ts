import type { Language } from "../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import type { AlignedSentence, ReadStretch } from "../aligned-sentence.ts";
import { DEGREES } from "../data/degrees.ts";

/** How far the word may stand that a small word belongs to: "most of the older residents". */
const REACH = 4;

/**
 * "Few residents" is not "most residents", "will" not "may", "after the vote" not "before the vote": the same content with
 * another small word on one scale. Also a doubt the claim has dropped, and an "only" it has added.
 */
export function differInDegree({ claim, source, shared }: AlignedSentence, language: Language): boolean {
  const { scales, doubt, open, only } = DEGREES[language];
  if (scales.some(({ words, bound }) => isOnOtherSide(claim, source, words, bound))) return true;
  const has = (side: ReadStretch, list: ReadonlySet<string>) => side.words.some((word) => list.has(word.lower));
  if (has(claim, only) && !has(source, only)) return true;
  if (has(claim, open)) return false;
  return source.words.some((word, at) => doubt.has(word.lower) && shared.has(besideOf(source.words, at) ?? ""));
}

function isOnOtherSide(
  claim: ReadStretch,
  source: ReadStretch,
  scale: ReadonlyMap<string, string>,
  bound: boolean,
): boolean {
  if (!claim.words.some((word) => scale.has(word.lower))) return false;
  let all = "";
  const meant = new Map<string, string>();
  for (const [at, word] of source.words.entries()) {
    const letters = scale.get(word.lower);
    if (letters === undefined) continue;
    all = joined(all, letters);
    const beside = besideOf(source.words, at);
    if (beside !== undefined) meant.set(beside, joined(meant.get(beside) ?? "", letters));
  }
  return claim.words.some((word, at) => {
    const letters = scale.get(word.lower);
    if (letters === undefined) return false;
    const rivals = meant.get(besideOf(claim.words, at) ?? "") ?? (bound ? "" : all);
    return rivals !== "" && ![...letters].some((one) => rivals.includes(one));
  });
}

/** Letters said once each: a long sentence must not grow a long string. */
function joined(letters: string, more: string): string {
  let all = letters;
  for (const one of more) if (!all.includes(one)) all += one;
  return all;
}

/** The first content word behind a small word. */
function besideOf(words: readonly ComparedWord[], at: number): string | undefined {
  for (let i = at + 1; i <= at + REACH && i < words.length; i += 1) if (!words[i]!.stop) return words[i]!.stem;
  return undefined;
}
