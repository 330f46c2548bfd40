import { HEADS } from "../../packages/core/src/decision/explain/filter/reader/reading.ts";
import { seededRandom } from "../factuality/seeded-random.ts";
import type { TrainingRow } from "./training-rows.ts";

/** A linear model of sentences: one weight per feature and head. */
export interface ReaderModel {
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** Rounds of the fit; the mean of the later half is kept. A few are enough to choose the features. */
const ROUNDS = 20;
const FIRST_ROUNDS = 6;
const RATE = 0.3;
/** What a sentence loses of its features in each round, so that no single wording carries a verdict. */
const DROPOUT = 0.4;
/** A feature of one text alone teaches that text alone. */
const FEWEST_TEXTS = 2;
/** The features that are kept: the heaviest of a first fit, weighed again in a second. */
const MOST_FEATURES = 45_000;
const DECAY = 5e-4;
const COUNT = HEADS.length;
const DECISIONS = 4;

/**
 * Fits logistic regressions whose unit is the sentence and whose labels are the letter's: a letter holds what one of its sentences
 * holds (noisy or). Adagrad in a seeded order: the same rows give the same weights.
 */
export function trainReader(rows: readonly TrainingRow[]): ReaderModel {
  return fitOn(rows, heaviest(fitOn(rows, featuresIn(rows), FIRST_ROUNDS)), ROUNDS);
}

function fitOn(rows: readonly TrainingRow[], features: readonly number[], rounds: number): ReaderModel {
  const index = new Map(features.toSorted((a, b) => a - b).map((feature, row) => [feature, row]));
  const model = { rows: index, weights: new Float64Array(index.size * COUNT), bias: new Float64Array(COUNT).fill(-2) };
  const { weights, bias } = model;
  const mean = { rows: index, weights: new Float64Array(weights.length), bias: new Float64Array(COUNT) };
  let counted = 0;
  const squares = new Float64Array(weights.length).fill(0.01);
  const biasSquares = new Float64Array(COUNT).fill(0.01);
  const random = seededRandom(42);
  const order = rows.map((row) => ({
    row,
    sentences: row.sentences.map((sentence) => ({
      known: Int32Array.from(sentence.flatMap((feature) => index.get(feature) ?? [])),
      seen: new Int32Array(sentence.length),
      kept: 0,
      norm: 1 / Math.sqrt(sentence.length),
    })),
  }));
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { row, sentences } of order) {
      const found = sentences.map((sentence) => {
        const sums = [0, 0, 0, 0, 0, 0];
        let kept = 0;
        for (const feature of sentence.known) {
          if (random() < DROPOUT) continue;
          sentence.seen[kept++] = feature;
          for (let head = 0; head < COUNT; head += 1) sums[head]! += weights[feature * COUNT + head]!;
        }
        sentence.kept = kept;
        return sums.map((sum, head) => 1 / (1 + Math.exp(-bias[head]! - sum * sentence.norm)));
      });
      const slopes = slopesOf(row, found);
      for (const [i, { seen, kept, norm }] of sentences.entries()) {
        for (let head = 0; head < COUNT; head += 1) {
          const slope = slopes[i]![head]!;
          if (Math.abs(slope) < 1e-3) continue;
          biasSquares[head]! += slope * slope;
          bias[head]! -= (0.3 * RATE * slope) / Math.sqrt(biasSquares[head]!);
          const step = slope * norm;
          const square = step * step;
          for (let at = 0; at < kept; at += 1) {
            const cell = seen[at]! * COUNT + head;
            squares[cell]! += square;
            weights[cell]! -= (RATE * step) / Math.sqrt(squares[cell]!);
          }
        }
      }
    }
    for (let cell = 0; cell < weights.length; cell += 1) weights[cell]! *= 1 - DECAY;
    if (round < rounds / 2) continue;
    counted += 1;
    for (let cell = 0; cell < weights.length; cell += 1)
      mean.weights[cell]! += (weights[cell]! - mean.weights[cell]!) / counted;
    for (let head = 0; head < COUNT; head += 1) mean.bias[head]! += (bias[head]! - mean.bias[head]!) / counted;
  }
  return mean;
}

/** The slope of the loss by every sentence's log odds, head by head. */
function slopesOf({ holds, misses }: TrainingRow, found: readonly number[][]): number[][] {
  const none = HEADS.map((_, head) =>
    Math.min(
      1 - 1e-9,
      found.reduce((left, p) => left * (1 - p[head]!), 1),
    ),
  );
  const slopes = found.map(() => HEADS.map(() => 0));
  for (const [head, name] of HEADS.entries()) {
    const held = holds[name];
    if (held === undefined) continue;
    const share = held ? -none[head]! / (1 - none[head]!) : 1;
    for (const [i, p] of found.entries()) slopes[i]![head]! += share * p[head]!;
  }
  if (misses === undefined) return slopes;
  // The letter must not look like one that states the decision and no other.
  const own = HEADS.indexOf(misses);
  let fit = 1 - none[own]!;
  for (let head = 0; head < DECISIONS; head += 1) if (head !== own) fit *= none[head]!;
  const steep = fit / (1 - Math.min(fit, 1 - 1e-6));
  for (const [i, p] of found.entries()) {
    for (let head = 0; head < DECISIONS; head += 1) {
      slopes[i]![head]! += steep * p[head]! * (head === own ? none[head]! / (1 - none[head]!) : -1);
    }
  }
  return slopes;
}

function featuresIn(rows: readonly TrainingRow[]): number[] {
  const texts = new Map<number, number>();
  for (const row of rows) {
    for (const feature of new Set(row.sentences.flat())) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  }
  return [...texts].filter(([, count]) => count >= FEWEST_TEXTS).map(([feature]) => feature);
}

function heaviest({ rows, weights }: ReaderModel): number[] {
  const weightOf = (row: number) => Math.max(...weights.subarray(row * COUNT, (row + 1) * COUNT).map(Math.abs));
  return Array.from(rows, ([feature, row]) => ({ feature, weight: weightOf(row) }))
    .sort((a, b) => b.weight - a.weight || a.feature - b.feature)
    .slice(0, MOST_FEATURES)
    .map(({ feature }) => feature);
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}
