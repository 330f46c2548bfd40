import type { Steps } from "../../../ports/steps.ts";
import { costOf, type LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "../rules/rule.ts";
import { CONTRADICTIONS } from "../rules/rules.ts";
import { isOfAnotherCase } from "../rules/shared/is-of-another-case.ts";
import { statesNothing } from "../rules/shared/states-nothing.ts";

/** A contradiction together with the rule that found it and the sentence that holds it. */
export interface FoundContradiction {
  readonly rule: ContradictionRule;
  readonly contradiction: Contradiction;
  readonly laid: LaidClaim;
}

/**
 * The first contradiction among the sentences a claim was laid over, the nearest first. What another sentence states of
 * the same thing is no contradiction: the source tells of two things, or of one thing twice.
 */
export function* findContradiction(
  sentences: readonly LaidClaim[],
  rules: readonly ContradictionRule[] = CONTRADICTIONS,
): Steps<FoundContradiction | undefined> {
  for (const laid of sentences) {
    // Each of the parts that share a verb has a subject of its own.
    if (statesNothing(laid) || isReversed(laid)) continue;
    for (const rule of rules) {
      yield costOf(laid.plain) / rules.length;
      const contradiction = rule.find(laid);
      if (contradiction === undefined) continue;
      const { slot } = contradiction;
      if (isOfAnotherCase(contradiction, laid)) continue;
      if (slot !== undefined && isStatedElsewhere(sentences, slot, laid)) continue;
      return { rule, contradiction, laid };
    }
  }
  return undefined;
}

/** Whether another sentence states an item of the claim of the same thing. */
export function isStatedElsewhere(sentences: readonly LaidClaim[], slot: number, laid: LaidClaim): boolean {
  return sentences.some((other) => mayState(other, laid) && states(other, slot, laid));
}

/** "With knapweed it was the other way round." */
function isReversed({ language, sentence, source, span }: LaidClaim): boolean {
  const { reversing } = language.judging.logic;
  return reversing?.test(source.sentences[sentence]!.text) === true && !reversing.test(span.text);
}

/** A sentence may state what another one denies; all of a sentence states no more than its parts do. */
function mayState(other: LaidClaim, laid: LaidClaim): boolean {
  return (
    other !== laid && !(laid.ofCase !== undefined && other.ofCase === undefined && other.sentence === laid.sentence)
  );
}

/** True when a sentence states an item and every name and value that another sentence says as well. */
function states(other: LaidClaim, slot: number, laid: LaidClaim): boolean {
  const { said } = other;
  if (!said.has(slot)) return false;
  const { claim } = laid.alignment;
  // "Chalk paint" where the claim and its sentence have "masonry paint".
  const replaced = new Set(other.otherWords.map((pair) => pair.claim));
  return [...laid.said].every(
    (at) => said.has(at) || (!claim[at]!.capitalised && claim[at]!.value === null && !isOpening(at) && !tellsCase(at)),
  );

  /** "Students" beside "9 euros, 6 euros for students". */
  function tellsCase(at: number): boolean {
    const { alignment, ofCase } = laid;
    return alignment.pairs.some((pair) => pair.claim === at && ofCase?.words.has(alignment.source[pair.source]!.start));
  }

  /** The subject: what the claim opens with. Each part of a sentence has one of its own. */
  function isOpening(at: number): boolean {
    return at === laid.opening && (replaced.has(at) || laid.ofCase !== undefined);
  }
}
