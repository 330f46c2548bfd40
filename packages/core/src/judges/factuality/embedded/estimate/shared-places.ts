import type { ComparedWord, SourceText } from "../../source-text.ts";
import type { SourceProfile } from "./source-profile.ts";

/** The content words of a summary sentence and where they stand in the source. Stems are told by their numbers. */
export interface SharedPlaces {
  readonly numberOf: ReadonlyMap<string, number>;
  /** What each stem weighs: a stem said twice counts twice. */
  readonly weights: readonly number[];
  readonly total: number;
  /** For each source sentence with some of the stems which ones it holds, in the order of their numbers. */
  readonly held: ReadonlyMap<number, readonly number[]>;
}

const NONE: readonly number[] = [];

/** Finds the source sentences that hold the content words of a summary sentence, given what each word weighs. */
export function sharedPlaces(
  content: readonly ComparedWord[],
  own: readonly number[],
  profile: SourceProfile,
): SharedPlaces {
  const numberOf = new Map<string, number>();
  const weights: number[] = [];
  let total = 0;
  content.forEach(({ stem }, at) => {
    const known = numberOf.get(stem);
    total += own[at]!;
    if (known !== undefined) weights[known]! += own[at]!;
    else {
      numberOf.set(stem, weights.length);
      weights.push(own[at]!);
    }
  });
  const held = new Map<number, number[]>();
  for (const [stem, number] of numberOf) {
    for (const sentence of profile.sentencesWith(stem)) {
      const list = held.get(sentence);
      if (list === undefined) held.set(sentence, [number]);
      else list.push(number);
    }
  }
  return { numberOf, weights, total, held };
}

/** The source sentence, and the pair of neighbours, that hold most of the sentence's weight. */
export function bestPlaces({ weights, held }: SharedPlaces, source: SourceText) {
  const gained = new Map<number, number>();
  for (const [sentence, numbers] of held) gained.set(sentence, weigh(numbers, weights));
  let bestSentence = 0;
  let bestWindow = 0;
  let first = 0;
  for (const [sentence, own] of gained) {
    bestSentence = Math.max(bestSentence, own);
    const { from, to } = source.partOf(sentence);
    for (let start = Math.max(from, sentence - 1); start <= sentence; start += 1) {
      // The two sentences' gains bound the window from above: only promising ones are counted exactly.
      const next = start + 1 < to ? start + 1 : -1;
      if ((gained.get(start) ?? 0) + (gained.get(next) ?? 0) <= bestWindow) continue;
      const value = weighBoth(held.get(start) ?? NONE, held.get(next) ?? NONE, weights);
      if (value > bestWindow || (value === bestWindow && start < first)) {
        bestWindow = value;
        first = start;
      }
    }
  }
  return { bestSentence, bestWindow, first };
}

/** For each content word the best share of the sentence's other words that stand beside it in one source sentence. */
export function localSupports(
  content: readonly ComparedWord[],
  shared: SharedPlaces,
  profile: SourceProfile,
): number[] {
  const { numberOf, weights, total, held } = shared;
  const supports: number[] = [];
  for (const [stem, number] of numberOf) supports.push(supportOf(stem, number));
  return content.map(({ stem }) => supports[numberOf.get(stem)!]!);

  function supportOf(stem: string, number: number): number {
    const { places, words } = profile.source;
    const rest = total - weights[number]!;
    if (rest <= 0) return places.has(stem) ? 1 : 0;
    let best = 0;
    let last = -1;
    let looked = 0;
    for (const place of places.get(stem) ?? NONE) {
      const { sentence } = words[place]!;
      if (sentence === last) continue;
      last = sentence;
      looked += 1;
      if (looked > 100) break;
      best = Math.max(best, weigh(held.get(sentence) ?? NONE, weights, number) / rest);
    }
    return best;
  }
}

/** What these stems weigh together, one of them left out where asked. Always added up in the order of their numbers. */
function weigh(numbers: readonly number[], weights: readonly number[], without = -1): number {
  let sum = 0;
  for (const number of numbers) if (number !== without) sum += weights[number]!;
  return sum;
}

/** What the stems of two ascending lists weigh together, each once. */
function weighBoth(left: readonly number[], right: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const number = Math.min(left[i] ?? Number.POSITIVE_INFINITY, right[j] ?? Number.POSITIVE_INFINITY);
    sum += weights[number]!;
    if (left[i] === number) i += 1;
    if (right[j] === number) j += 1;
  }
  return sum;
}
