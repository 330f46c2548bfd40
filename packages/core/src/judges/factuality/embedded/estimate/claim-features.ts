import { LOGIC_CLASSES } from "../../../../languages/parts/logic-words.ts";
import type { Match } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { OBJECTIONS } from "../../rules/rules.ts";
import type { ClaimReading } from "../claim-reading.ts";

/** A claim laid over the sentence it was proved by, clashes with or comes closest to, and how the two differ. */
interface Difference {
  readonly laid: LaidClaim;
  readonly isProof: boolean;
  /** How many content items the claim has, at least 1. */
  readonly size: number;
  /** The claim's words that face another word, what it adds, and which of that are words. */
  readonly other: readonly StatementItem[];
  readonly added: readonly StatementItem[];
  readonly addedWords: readonly StatementItem[];
  /** How much content each run has that the claim leaves out. */
  readonly skips: readonly number[];
}

type Measure = (difference: Difference) => number;

/**
 * What is measured on each claim: how it differs from the sentence it was laid over. How much the two have in common is
 * left out on purpose: well-written claims share as much when they are wrong as when they are right, and in claims people
 * made to mislead even more.
 */
const MEASURES: Readonly<Record<string, Measure>> = {
  other_words: ({ other, size }) => other.length / size,
  other_word_count: ({ other }) => other.length,
  other_values: ({ laid, other }) => laid.differences.other.length - other.length,
  other_names: ({ laid, other }) => other.filter(laid.isOwnName).length,
  other_from_elsewhere: ({ laid, other, size }) => other.filter(isElsewhere(laid)).length / size,
  other_foreign: ({ laid, other, size }) => other.filter(isForeign(laid)).length / size,
  added_content: ({ added, size }) => added.length / size,
  added_count: ({ added }) => added.length,
  added_names: ({ laid, added }) => added.filter(laid.isOwnName).length,
  added_values: ({ added, addedWords }) => added.length - addedWords.length,
  added_from_elsewhere: ({ laid, addedWords, size }) => addedWords.filter(isElsewhere(laid)).length / size,
  added_foreign: ({ laid, addedWords, size }) => addedWords.filter(isForeign(laid)).length / size,
  foreign_names: ({ laid, other, addedWords }) =>
    [...other, ...addedWords].filter(isForeign(laid)).filter(laid.isOwnName).length,
  one_slot: ({ laid, added }) => Number(laid.differences.other.length + added.length === 1),
  two_slots: ({ laid, added }) => Number(laid.differences.other.length + added.length === 2),
  synonyms: ({ laid, size }) => countMatches(laid, "synonym") / size,
  inflected: ({ laid, size }) => countMatches(laid, "inflected") / size,
  resolved: ({ laid, size }) => laid.resolved.size / size,
  function_added: ({ laid }) => laid.differences.functionAdded.length,
  skipped_runs: ({ skips }) => skips.length,
  longest_skip: ({ skips }) => Math.max(0, ...skips),
  skipped_content: ({ laid: { alignment }, size }) =>
    alignment.skipped.filter((at) => alignment.source[at]!.content).length / size,
  turned: ({ laid: { alignment } }) =>
    alignment.pairs.filter((pair, at) => at > 0 && pair.source < alignment.pairs[at - 1]!.source).length,
  ...Object.fromEntries(
    OBJECTIONS.map((rule): [string, Measure] => [
      `objection_${rule.id.replaceAll("-", "_")}`,
      ({ laid, isProof }) => Number(!isProof && rule.objects(laid)),
    ]),
  ),
  ...logicMeasures("changed", ({ alignment: { claim }, differences }) =>
    differences.logicChanged.map((pair) => claim[pair.claim]!),
  ),
  ...logicMeasures("added", ({ alignment: { claim }, differences }) => differences.logicAdded.map((at) => claim[at]!)),
  ...logicMeasures("skipped", ({ alignment: { source }, differences }) =>
    differences.logicSkipped.map((at) => source[at]!),
  ),
  logic_changed_or_added: ({ laid: { differences } }) =>
    differences.logicChanged.length + differences.logicAdded.length,
};

/** The names of the numbers `claimFeatures` gives, in order. */
export const CLAIM_FEATURES: readonly string[] = ["proved", "clash", ...Object.keys(MEASURES)];

/**
 * Measures one claim against the sentence it was proved by, clashes with or comes closest to. A feature that is not wanted
 * is 0.
 */
export function claimFeatures(
  { verbatim, proof, contradiction, closest }: ClaimReading,
  isWanted: (name: string) => boolean = () => true,
): number[] {
  const best = proof ?? contradiction?.laid ?? closest;
  if (best !== undefined) {
    const difference = differenceOf(best, best === proof);
    const row = [Number(proof !== undefined), Number(contradiction !== undefined)];
    for (const name in MEASURES) row.push(isWanted(name) ? MEASURES[name]!(difference) : 0);
    return row;
  }
  return CLAIM_FEATURES.map((name) => (verbatim === undefined ? (NOTHING_NEAR[name] ?? 0) : Number(name === "proved")));
}

/** Where no sentence has a word of it, all of a claim is new. */
const NOTHING_NEAR: Readonly<Record<string, number>> = { added_content: 1, added_foreign: 1 };

function differenceOf(laid: LaidClaim, isProof: boolean): Difference {
  const { claim, source } = laid.alignment;
  const added = laid.differences.added.map((at) => claim[at]!);
  return {
    laid,
    isProof,
    size: Math.max(1, laid.content),
    other: laid.otherWords.map((pair) => claim[pair.claim]!),
    added,
    addedWords: added.filter((item) => item.value === null),
    skips: laid.differences.runs.map((run) => run.filter((at) => source[at]!.content).length),
  };
}

function isElsewhere({ source }: LaidClaim): (item: StatementItem) => boolean {
  return ({ stem }) => source.places.has(stem);
}

function isForeign({ source }: LaidClaim): (item: StatementItem) => boolean {
  return ({ stem }) => !source.places.has(stem);
}

function countMatches({ alignment: { claim, pairs } }: LaidClaim, match: Match): number {
  return pairs.filter((pair) => pair.match === match && claim[pair.claim]!.content).length;
}

/** How many logic words of each class differ in one way. */
function logicMeasures(how: string, itemsOf: (laid: LaidClaim) => readonly StatementItem[]): Record<string, Measure> {
  return Object.fromEntries(
    LOGIC_CLASSES.map((name): [string, Measure] => [
      `logic_${how}_${name}`,
      ({ laid }) => itemsOf(laid).filter(({ logic }) => logic?.class === name).length,
    ]),
  );
}
