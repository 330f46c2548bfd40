import type { LanguagePack } from "../../../languages/language-pack.ts";
import { compareDates, compareQuantities, isSameValue } from "../../../text/index.ts";
import { contradictedDirections, contradictedOpposites, contradictedPolarity } from "../rules/opposite-word.ts";
import { contradictedNames } from "../rules/other-name.ts";
import { contradictedDates, contradictedDifferences, contradictedQuantities } from "../rules/other-number.ts";
import { contradictedRoutes } from "../rules/reversed-route.ts";
import { contradictedRoles } from "../rules/swapped-roles.ts";
import type { SourceText } from "../source-text.ts";
import { type AlignedSentence, alignSentence, type Contradiction, type ReadStretch } from "./aligned-sentence.ts";
import { NEGATIONS } from "./data/negations.ts";
import { copiedFragments } from "./estimate/copied-fragments.ts";
import { narrowStretch } from "./narrow-stretch.ts";

/** A contradiction together with the source sentence that holds it. */
export interface FoundContradiction {
  readonly contradiction: Contradiction;
  readonly sentence: ReadStretch;
}

/** A claim copied to this share in one piece says what the source says. */
const COPIED = 0.9;
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
  claim: ReadStretch,
  sentences: readonly ReadStretch[],
  article: SourceText,
  language: LanguagePack,
): FoundContradiction | undefined {
  if (isCopied(claim, article)) return undefined;
  let best: (FoundContradiction & { readonly overlap: number; readonly shared: number }) | undefined;
  let clearedAt = 0;
  const pairs = sentences.map((sentence) => alignSentence(claim, narrowStretch(sentence, claim)));
  for (const [at, pair] of pairs.entries()) {
    const sentence = sentences[at]!;
    const found = contradictionsOf(pair, article, language);
    if (found.length === 0) {
      if (pair.overlap > clearedAt && saysAsMuch(pair)) clearedAt = pair.overlap;
      continue;
    }
    for (const contradiction of found) {
      if (best === undefined || contradiction.confidence > best.contradiction.confidence) {
        best = { contradiction, sentence, overlap: pair.overlap, shared: pair.shared.size };
      }
    }
  }
  if (best === undefined || best.overlap <= clearedAt) return undefined;
  const { error_type, claim: place } = best.contradiction;
  if (error_type !== "NUMBER" && error_type !== "DATE") return best;
  if (error_type === "NUMBER" && tellsOfAnotherTime(claim, pairs)) return undefined;
  // With one word in common the sentence may tell of something else that befell the same thing.
  const least = best.shared > 1 ? Math.max(RELATED, best.overlap - FARTHER) : 0;
  const isStated = pairs.some(
    (pair) => (pair.overlap >= least || goesOn(pair, best.sentence)) && statesValueAt(pair, claim.start + place.start),
  );
  return isStated ? undefined : best;
}

/** True when a sentence beside another has a word of the claim that the other lacks: "It was repaired in May." */
function goesOn({ source, shared }: AlignedSentence, other: ReadStretch): boolean {
  const apart = Math.abs((source.words[0]?.sentence ?? 0) - (other.words[0]?.sentence ?? 0));
  if (apart !== 1) return false;
  for (const stem of shared) if (!other.content.has(stem)) return true;
  return false;
}

/** True when the claim names a date that no sentence near it has: its numbers may be those of that time. */
function tellsOfAnotherTime(claim: ReadStretch, pairs: readonly AlignedSentence[]): boolean {
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

function contradictionsOf(pair: AlignedSentence, article: SourceText, language: LanguagePack): Contradiction[] {
  // Every rule asks for something in common; most sentences have nothing.
  if (pair.shared.size === 0) return [];
  return [
    ...contradictedQuantities(pair, article),
    ...contradictedDifferences(pair),
    ...contradictedDates(pair, article),
    ...contradictedNames(pair, article),
    ...contradictedPolarity(pair, language),
    ...contradictedOpposites(pair, article),
    ...contradictedDirections(pair, language),
    ...contradictedRoles(pair, language),
    ...contradictedRoutes(pair, language),
  ];
}

/** True for a claim that stands in the source in one run, but for function words, and no negation comes before it. */
export function isCopied(claim: ReadStretch, article: SourceText): boolean {
  const negations = NEGATIONS[article.language.code];
  return copiedFragments(claim.words, article).some(({ at, length, source }) => {
    if (length < COPIED * claim.words.length || length < 4) return false;
    if (claim.words.some((word, i) => (i < at || i >= at + length) && !word.stop)) return false;
    return ![1, 2].some((back) => negations.has(article.words[source - back]?.lower ?? ""));
  });
}

/** True when the sentence states every value of the claim, so that its agreement means something. */
export function saysAsMuch({ claim, source }: Pick<AlignedSentence, "claim" | "source">): boolean {
  return (
    claim.quantities.every(
      (value) => value.weak || source.quantities.some((other) => isSameValue(compareQuantities(value, other))),
    ) && claim.dates.every((value) => source.dates.some((other) => isSameValue(compareDates(value, other))))
  );
}
