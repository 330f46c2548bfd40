import type { TextKind } from "../../packages/core/src/judges/factuality/embedded/estimate/text-kind.ts";
import type { BoostOptions } from "./boosted-trees.ts";
import { CLAIM_SETS } from "./load-claims.ts";
import type { LabelledRow } from "./load-rows.ts";

/** What was settled by cross-validation; docs/decisions has the figures of what was tried. */
export const TRAINING = { seed: 11, folds: 5 } as const;

/** Weight of a set against its size; made-up answers weigh little, the best labelled set more. */
const SET_WEIGHTS: Readonly<Record<string, number>> = { synthetic: 0.1, frank: 1.5, xsumfaith: 1.4, summeval: 1.3 };

/**
 * The part set by hand: signs whose direction is known before any data is seen, in round weights. On raw output it ranks
 * rows of an origin nobody trained on better than the trees do, so the trees are added to it and not the other way round.
 * In written text most of those signs mislead, for what is put in other words is new as well; a name or an amount the
 * source does not have stays a bad sign.
 */
export const LINEAR: Readonly<Record<TextKind, Readonly<Record<string, number>>>> = {
  written: { claims_max_foreign_names: 0.6, max_foreign_quantities: 0.6, claims_max_clash: 0.6 },
  raw: {
    mean_mean_local: -0.8,
    mean_best_sentence: -0.8,
    mean_soft_coverage: -0.8,
    mean_lone_pair_weight: 0.8,
    mean_density: -0.16,
    max_foreign_quantities: 1.2,
    max_novel_names: 0.8,
    max_added_negations: 1.6,
    claims_max_clash: 1.6,
    max_window_opposites: 0.8,
    max_exclusions: 0.8,
    paraphrased_share: -2,
    spoken_source: -2,
  },
};

/** What the part set by hand gives a row of features. */
export function linearScore(kind: TextKind, names: readonly string[], row: readonly number[]): number {
  let sum = 0;
  names.forEach((name, at) => {
    sum += (LINEAR[kind][name] ?? 0) * row[at]!;
  });
  return sum;
}

/** Which rows a kind of text is learnt from. For raw output all public sets are; claims that people wrote teach it nothing. */
export function isTaughtBy(kind: TextKind, row: LabelledRow & { readonly kind: TextKind }): boolean {
  return kind === "written" ? row.kind === "written" : !isClaimSet(row);
}

/** Which rows tell how sure a score makes: real texts of the kind itself. */
export function isCalibratedBy(kind: TextKind, row: LabelledRow & { readonly kind: TextKind }): boolean {
  return row.kind === kind && row.dataset !== "synthetic";
}

function isClaimSet({ dataset }: LabelledRow): boolean {
  return CLAIM_SETS.some((name) => name === dataset);
}

const RAISES =
  /novel|outside|lone|foreign|jumps|splices|added|opposites|exclusions|fragments$|limits|^claims_.*_(clash|other|one_slot|two_slots|skipped|longest_skip|turned|objection|logic)/;
const LOWERS = /coverage|density|best_|local|paraphrase|soft_|^claims_.*_(proved|resolved)/;
const FREE = /novel_rarity|^min_|longest/;

/**
 * Sums of support grow with the length of a text and would teach that long texts are right: only counts of what is
 * missing are summed. Of the least supported sentence only its support is asked.
 */
const SUMMED =
  /novel_numbers|foreign|novel_names|added|opposites|exclusions|paraphrases|limits|novel_count|without|splices|names_outside|numbers_outside/;
const LEAST = /local|best|coverage|density|soft/;
/** How long an article is and whether a text ends with a full stop tell where it comes from, not whether it is right. */
const STYLE = /^(article_words|cut_off|spoken_source)$/;

function isAllowed(kind: TextKind, name: string): boolean {
  if (STYLE.test(name)) return false;
  if (name.startsWith("claims_")) return kind === "written";
  if (name.startsWith("sum_")) return SUMMED.test(name);
  return !name.startsWith("min_") || LEAST.test(name);
}

/** Options of the trees; unsupported content may only raise the estimate, support may only lower it. */
export function boostOptions(kind: TextKind, names: readonly string[], random: () => number): BoostOptions {
  return {
    trees: 160,
    depth: 3,
    rate: 0.07,
    leastWeight: 25,
    ridge: 5,
    columns: 0.25,
    allowed: names.map((name) => isAllowed(kind, name)),
    monotone: names.map((name) => (FREE.test(name) ? 0 : RAISES.test(name) ? 1 : LOWERS.test(name) ? -1 : 0)),
    random,
  };
}

/** Large origins weigh more than small ones, but only by the root of their size. */
function originWeights(rows: readonly LabelledRow[]): number[] {
  const sizes = new Map<string, number>();
  for (const row of rows) sizes.set(originOf(row), (sizes.get(originOf(row)) ?? 0) + 1);
  const raw = rows.map((row) => (SET_WEIGHTS[row.dataset] ?? 1) / Math.sqrt(sizes.get(originOf(row))!));
  const mean = raw.reduce((left, weight) => left + weight, 0) / raw.length;
  return raw.map((weight) => weight / mean);
}

/**
 * Weights for the trees. SummEdits holds dozens of edits of one summary, and how many of them are wrong says nothing
 * about the summary: right and wrong edits of an article weigh alike, and one with a single kind of them weighs half.
 * So do right and wrong claims of a source.
 */
export function rowWeights(rows: readonly LabelledRow[]): number[] {
  const weights = originWeights(rows);
  const shares = labelShares(rows, weights, ({ dataset, group }) => `${dataset} ${group}`);
  const isMade = (row: LabelledRow) => row.dataset === "summedits" || isClaimSet(row);
  return weights.map((weight, at) => (isMade(rows[at]!) ? weight * (0.5 / shares[at]!) : weight));
}

/**
 * Weights for the calibration. How many rows of SummEdits and SummEval are wrong was settled by those who made them, by
 * the number of edits and by a strict mark: the first are balanced, like the claims, and the second nearly. What real
 * systems got wrong counts as it is.
 */
export function calibrationWeights(rows: readonly LabelledRow[]): number[] {
  const weights = originWeights(rows);
  const shares = labelShares(rows, weights, originOf);
  const power = (row: LabelledRow) => BALANCED[row.dataset] ?? 0;
  return weights.map((weight, at) => weight * (0.5 / shares[at]!) ** power(rows[at]!));
}

const BALANCED: Readonly<Record<string, number>> = { summedits: 1, summeval: 0.75, claims: 1, twins: 1 };

/** The share of rows with the same label, by weight, in the part each row belongs to. */
function labelShares(
  rows: readonly LabelledRow[],
  weights: readonly number[],
  partOf: (row: LabelledRow) => string,
): number[] {
  const sums = new Map<string, [number, number]>();
  rows.forEach((row, at) => {
    const sum = sums.get(partOf(row)) ?? [0, 0];
    sum[row.label as 0 | 1] += weights[at]!;
    sums.set(partOf(row), sum);
  });
  return rows.map((row) => {
    const [right, wrong] = sums.get(partOf(row))!;
    return (row.label === 1 ? wrong : right) / (right + wrong);
  });
}

function originOf({ dataset, origin }: LabelledRow): string {
  return `${dataset} ${origin}`;
}
