import { compareDates, compareQuantities, type Language, type ValueRelation } from "../../text/index.ts";
import type { SourceText } from "../source-text.ts";
import { type AlignedSentence, alignSentence, type Contradiction, type ReadStretch } from "./aligned-sentence.ts";
import { contradictedNames } from "./contradictions/compare-names.ts";
import { contradictedOpposites, contradictedPolarity } from "./contradictions/compare-polarity.ts";
import { contradictedRoles } from "./contradictions/compare-roles.ts";
import { contradictedDates, contradictedQuantities } from "./contradictions/compare-values.ts";

/** A contradiction together with the source sentence that holds it. */
export interface FoundContradiction {
  readonly contradiction: Contradiction;
  readonly sentence: ReadStretch;
}

/**
 * Holds a claim against source sentences and gives the surest contradiction. A sentence that says the same thing
 * without contradiction clears the claim: another sentence with other values then speaks of something else.
 */
export function findContradiction(
  claim: ReadStretch,
  sentences: readonly ReadStretch[],
  article: SourceText,
  language: Language,
): FoundContradiction | undefined {
  let best: FoundContradiction | undefined;
  let clearedAt = 0;
  for (const sentence of sentences) {
    const pair = alignSentence(claim, sentence);
    const found = contradictionsOf(pair, article, language);
    if (found.length === 0) {
      if (saysAsMuch(pair)) clearedAt = Math.max(clearedAt, pair.overlap);
      continue;
    }
    for (const contradiction of found) {
      if (best === undefined || contradiction.confidence > best.contradiction.confidence) {
        best = { contradiction, sentence };
      }
    }
  }
  if (best === undefined) return undefined;
  return alignSentence(claim, best.sentence).overlap <= clearedAt ? undefined : best;
}

function contradictionsOf(pair: AlignedSentence, article: SourceText, language: Language): Contradiction[] {
  return [
    ...contradictedQuantities(pair),
    ...contradictedDates(pair),
    ...contradictedNames(pair, article),
    ...contradictedPolarity(pair, language),
    ...contradictedOpposites(pair, language),
    ...contradictedRoles(pair, language),
  ];
}

/** True when the sentence states every value of the claim, so that its agreement means something. */
function saysAsMuch({ claim, source }: AlignedSentence): boolean {
  return (
    claim.quantities.every(
      (value) => value.weak || source.quantities.some((other) => isSame(compareQuantities(value, other))),
    ) && claim.dates.every((value) => source.dates.some((other) => isSame(compareDates(value, other))))
  );
}

function isSame(relation: ValueRelation): boolean {
  return relation === "equal" || relation === "compatible";
}
