import { compareDates, compareQuantities, isSameValue } from "../../../text/index.ts";
import type { ContradictionRule } from "../rules/rule.ts";
import { CONTRADICTIONS } from "../rules/rules.ts";
import type { SourceText } from "../source-text.ts";
import { type AlignedSentence, alignSentence, type Contradiction } from "./aligned-sentence.ts";
import type { ComparedSpan } from "./compared-span.ts";
import { isCopied } from "./is-copied.ts";
import { narrowSpan } from "./narrow-span.ts";

/** A contradiction together with the rule that found it and the source sentence that holds it. */
export interface FoundContradiction {
  readonly rule: ContradictionRule;
  readonly contradiction: Contradiction;
  readonly sentence: ComparedSpan;
}

/** A sentence that shares this much and states the claim's value speaks of the same thing. */
const RELATED = 0.34;
/** But not beside one that shares this much more: the tunnel's length is no excuse for the bridge's. */
const FARTHER = 0.4;

/**
 * Holds a claim against source sentences and gives the surest contradiction. A sentence that says the same thing
 * without contradiction clears the claim, and so does a copied run: another sentence with other values then speaks of
 * something else.
 */
export function findContradiction(
  claim: ComparedSpan,
  sentences: readonly ComparedSpan[],
  article: SourceText,
): FoundContradiction | undefined {
  if (isCopied(claim, article)) return undefined;
  let best: (FoundContradiction & { readonly overlap: number; readonly shared: number }) | undefined;
  let clearedAt = 0;
  const pairs = sentences.map((sentence) => alignSentence(claim, narrowSpan(sentence, claim)));
  for (const [at, pair] of pairs.entries()) {
    const sentence = sentences[at]!;
    const found = contradictionsOf(pair, article);
    if (found.length === 0) {
      if (pair.overlap > clearedAt && statesEveryValue(pair)) clearedAt = pair.overlap;
      continue;
    }
    for (const { rule, contradiction } of found) {
      if (best === undefined || contradiction.confidence > best.contradiction.confidence) {
        best = { rule, contradiction, sentence, overlap: pair.overlap, shared: pair.shared.size };
      }
    }
  }
  if (best === undefined || best.overlap <= clearedAt) return undefined;
  const { issueType } = best.rule;
  if (issueType !== "NUMBER" && issueType !== "DATE") return best;
  if (issueType === "NUMBER" && tellsOfAnotherTime(claim, pairs)) return undefined;
  // With one word in common the sentence may tell of something else that befell the same thing.
  const least = best.shared > 1 ? Math.max(RELATED, best.overlap - FARTHER) : 0;
  const isStated = pairs.some(
    (pair) =>
      (pair.overlap >= least || goesOn(pair, best.sentence)) &&
      statesValueAt(pair, claim.start + best.contradiction.claim.start),
  );
  return isStated ? undefined : best;
}

/** True when a sentence beside another has a word of the claim that the other lacks: "It was repaired in May." */
function goesOn({ source, shared }: AlignedSentence, other: ComparedSpan): boolean {
  const apart = Math.abs((source.words[0]?.sentence ?? 0) - (other.words[0]?.sentence ?? 0));
  if (apart !== 1) return false;
  for (const stem of shared) if (!other.content.has(stem)) return true;
  return false;
}

/** True when the claim names a date that no sentence near it has: its numbers may be those of that time. */
function tellsOfAnotherTime(claim: ComparedSpan, pairs: readonly AlignedSentence[]): boolean {
  return claim.dates.some(
    (date) => !pairs.some(({ source }) => source.dates.some((other) => isSameValue(compareDates(date, other)))),
  );
}

/** True when the source sentence states the very value that stands at an offset of the claim. */
function statesValueAt({ claim, source }: AlignedSentence, start: number): boolean {
  const quantity = claim.quantities.find((value) => value.start === start);
  const date = claim.dates.find((value) => value.start === start);
  return (
    (quantity !== undefined && source.quantities.some((other) => isSameValue(compareQuantities(quantity, other)))) ||
    (date !== undefined && source.dates.some((other) => isSameValue(compareDates(date, other))))
  );
}

function contradictionsOf(pair: AlignedSentence, article: SourceText) {
  // Every rule asks for something in common; most sentences have nothing.
  if (pair.shared.size === 0) return [];
  return CONTRADICTIONS.flatMap((rule) => rule.find(pair, article).map((contradiction) => ({ rule, contradiction })));
}

/** True when the sentence states every value of the claim, so that its agreement means something. */
export function statesEveryValue({ claim, source }: Pick<AlignedSentence, "claim" | "source">): boolean {
  return (
    claim.quantities.every(
      (value) => value.weak || source.quantities.some((other) => isSameValue(compareQuantities(value, other))),
    ) && claim.dates.every((value) => source.dates.some((other) => isSameValue(compareDates(value, other))))
  );
}
