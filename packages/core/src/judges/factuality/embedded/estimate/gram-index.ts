import type { ComparedWord } from "../../source-text.ts";

/** The n-grams of a text. */
export interface GramIndex {
  /** Share of the n-grams of these words, for n = 2, 3 and 4, that the text does not hold; 0 where there is none. */
  novelShares(words: readonly ComparedWord[]): [number, number, number];
}

const MAX_LENGTH = 4;
/** Words with more places than this are looked up in an index of all n-grams, which costs more than a short article. */
const MANY_PLACES = 64;
const NONE: readonly number[] = [];

/**
 * Finds n-grams of up to four stems without writing any of them out: by the places of their first or second word, if these are
 * few.
 */
export function indexGrams(words: readonly ComparedWord[], places: ReadonlyMap<string, readonly number[]>): GramIndex {
  let chains: GramChains | undefined;
  return {
    novelShares(asked) {
      const novel = [0, 0, 0];
      asked.forEach((_, at) => {
        const known = knownLength(asked, at);
        for (let size = 2; size <= MAX_LENGTH && at + size <= asked.length; size += 1) {
          if (size > known) novel[size - 2]! += 1;
        }
      });
      const share = (size: number) => novel[size - 2]! / Math.max(1, asked.length - size + 1);
      return [share(2), share(3), share(4)];
    },
  };

  /** The length of the longest n-gram at a place that the text holds, up to four; a single word may count as none. */
  function knownLength(asked: readonly ComparedWord[], at: number): number {
    const own = places.get(asked[at]!.stem) ?? NONE;
    const next = places.get(asked[at + 1]?.stem ?? "") ?? NONE;
    const offset = next.length < own.length ? 1 : 0;
    const rarer = offset === 1 ? next : own;
    if (rarer.length > MANY_PLACES) {
      chains ??= chainGrams(words);
      return chains.knownLength(asked, at);
    }
    let longest = 0;
    for (const place of rarer) {
      const start = Math.max(0, place - offset);
      const end = Math.min(MAX_LENGTH, asked.length - at, words.length - start);
      let length = 0;
      while (length < end && asked[at + length]!.stem === words[start + length]!.stem) length += 1;
      longest = Math.max(longest, length);
    }
    return longest;
  }
}

interface GramChains {
  knownLength(asked: readonly ComparedWord[], at: number): number;
}

/** Every n-gram of a text as a chain of numbers: the (n−1)-gram it starts with and one more stem. */
function chainGrams(words: readonly ComparedWord[]): GramChains {
  const stems = new Map<string, number>();
  const ids = words.map(({ stem }) => {
    const known = stems.get(stem);
    if (known !== undefined) return known;
    stems.set(stem, stems.size);
    return stems.size - 1;
  });
  const width = stems.size + 1;
  const levels: Map<number, number>[] = [new Map(), new Map(), new Map()];
  for (let at = 0; at < ids.length; at += 1) {
    let gram = ids[at]!;
    for (let size = 2; size <= MAX_LENGTH && at + size <= ids.length; size += 1) {
      const level = levels[size - 2]!;
      const key = gram * width + ids[at + size - 1]!;
      const known = level.get(key);
      gram = known ?? level.size;
      if (known === undefined) level.set(key, gram);
    }
  }
  return {
    knownLength(asked, at) {
      let gram = stems.get(asked[at]!.stem);
      for (let size = 2; size <= MAX_LENGTH && at + size <= asked.length; size += 1) {
        const next = stems.get(asked[at + size - 1]!.stem);
        gram = gram === undefined || next === undefined ? undefined : levels[size - 2]!.get(gram * width + next);
        if (gram === undefined) return size - 1;
      }
      return MAX_LENGTH;
    },
  };
}
