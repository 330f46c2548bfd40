import type { ComparedWord } from "../../source-text.ts";

/** The n-grams of a text as a chain of numbers: an n-gram is the (n−1)-gram it starts with and one more stem. */
export interface GramIndex {
  /** Share of the n-grams of these words, for n = 2, 3 and 4, that the text does not hold; 0 where there is none. */
  novelShares(words: readonly ComparedWord[]): [number, number, number];
}

const LONGEST = 4;

/** Indexes the n-grams of up to four stems without writing any of them out. */
export function indexGrams(words: readonly ComparedWord[]): GramIndex {
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
    for (let size = 2; size <= LONGEST && at + size <= ids.length; size += 1) {
      const level = levels[size - 2]!;
      const key = gram * width + ids[at + size - 1]!;
      const known = level.get(key);
      gram = known ?? level.size;
      if (known === undefined) level.set(key, gram);
    }
  }
  return {
    novelShares(asked) {
      const novel = [0, 0, 0];
      asked.forEach((word, at) => {
        let gram = stems.get(word.stem);
        for (let size = 2; size <= LONGEST && at + size <= asked.length; size += 1) {
          const next = stems.get(asked[at + size - 1]!.stem);
          gram = gram === undefined || next === undefined ? undefined : levels[size - 2]!.get(gram * width + next);
          if (gram === undefined) novel[size - 2]! += 1;
        }
      });
      const share = (size: number) => novel[size - 2]! / Math.max(1, asked.length - size + 1);
      return [share(2), share(3), share(4)];
    },
  };
}
