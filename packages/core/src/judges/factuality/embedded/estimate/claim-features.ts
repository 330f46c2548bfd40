import { LOGIC_CLASSES } from "../../../../languages/parts/logic-words.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { OBJECTIONS } from "../../rules/rules.ts";
import type { ClaimReading } from "../claim-reading.ts";

/**
 * What is measured on each claim, in the order of the numbers `claimFeatures` gives: how it differs from the sentence it
 * was laid over. How much the two have in common is left out on purpose: well-written claims share as much when they are
 * wrong as when they are right, and in claims people made to mislead even more.
 */
export const CLAIM_FEATURES: readonly string[] = [
  "proved",
  "clash",
  "other_words",
  "other_word_count",
  "other_values",
  "other_names",
  "other_from_elsewhere",
  "other_foreign",
  "added_content",
  "added_count",
  "added_names",
  "added_values",
  "added_from_elsewhere",
  "added_foreign",
  "foreign_names",
  "one_slot",
  "two_slots",
  "synonyms",
  "inflected",
  "resolved",
  "function_added",
  "skipped_runs",
  "longest_skip",
  "skipped_content",
  "turned",
  ...OBJECTIONS.map(({ id }) => `objection_${id.replaceAll("-", "_")}`),
  ...["changed", "added", "skipped"].flatMap((how) => LOGIC_CLASSES.map((name) => `logic_${how}_${name}`)),
  "logic_changed_or_added",
];

/** Measures one claim against the sentence it was proved by, clashes with or comes closest to. */
export function claimFeatures({ verbatim, proof, contradiction, closest }: ClaimReading): number[] {
  const best = proof ?? contradiction?.laid ?? closest;
  if (best !== undefined)
    return [Number(proof !== undefined), Number(contradiction !== undefined), ...measure(best, proof)];
  return CLAIM_FEATURES.map((name) => (verbatim === undefined ? (NOTHING_NEAR[name] ?? 0) : Number(name === "proved")));
}

/** Where no sentence has a word of it, all of a claim is new. */
const NOTHING_NEAR: Readonly<Record<string, number>> = { added_content: 1, added_foreign: 1 };

function measure(laid: LaidClaim, proof: LaidClaim | undefined): number[] {
  const { alignment, differences, otherWords, resolved, source: article, isOwnName } = laid;
  const { claim, source, pairs, skipped } = alignment;
  const { logicChanged, logicAdded, logicSkipped, functionAdded } = differences;
  const size = Math.max(1, laid.content);
  const other = otherWords.map((pair) => claim[pair.claim]!);
  const added = differences.added.map((at) => claim[at]!);
  const addedWords = added.filter((item) => item.value === null);
  const isElsewhere = (item: StatementItem) => article.places.has(item.stem);
  const count = (match: string) => pairs.filter((pair) => pair.match === match && claim[pair.claim]!.content).length;
  const skips = differences.runs.map((run) => run.filter((at) => source[at]!.content).length);
  const slots = differences.other.length + added.length;
  return [
    other.length / size,
    other.length,
    differences.other.length - other.length,
    other.filter(isOwnName).length,
    other.filter(isElsewhere).length / size,
    other.filter((item) => !isElsewhere(item)).length / size,
    added.length / size,
    added.length,
    added.filter(isOwnName).length,
    added.length - addedWords.length,
    addedWords.filter(isElsewhere).length / size,
    addedWords.filter((item) => !isElsewhere(item)).length / size,
    [...other, ...addedWords].filter((item) => !isElsewhere(item) && isOwnName(item)).length,
    Number(slots === 1),
    Number(slots === 2),
    count("synonym") / size,
    count("inflected") / size,
    resolved.size / size,
    functionAdded.length,
    skips.length,
    Math.max(0, ...skips),
    skipped.filter((at) => source[at]!.content).length / size,
    pairs.filter((pair, at) => at > 0 && pair.source < pairs[at - 1]!.source).length,
    ...OBJECTIONS.map((rule) => Number(laid !== proof && rule.objects(laid))),
    ...countLogic(logicChanged.map((pair) => claim[pair.claim]!)),
    ...countLogic(logicAdded.map((at) => claim[at]!)),
    ...countLogic(logicSkipped.map((at) => source[at]!)),
    logicChanged.length + logicAdded.length,
  ];
}

function countLogic(items: readonly StatementItem[]): number[] {
  return LOGIC_CLASSES.map((name) => items.filter(({ logic }) => logic?.class === name).length);
}
