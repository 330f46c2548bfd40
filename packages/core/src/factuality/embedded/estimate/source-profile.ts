import { type DateValue, findValues, type Quantity } from "../../../text/index.ts";
import type { SourceText } from "../../source-text.ts";
import type { Lexicon } from "../lexicon.ts";
import { type GramIndex, indexGrams } from "./gram-index.ts";

/** The article as the error estimate reads it: n-grams, sentence contents, values and how telling each word is. */
export interface SourceProfile {
  readonly source: SourceText;
  readonly contents: readonly ReadonlySet<string>[];
  readonly grams: GramIndex;
  /** Stems written with a capital inside a sentence: mostly names. */
  readonly names: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  readonly dates: readonly DateValue[];
  /** How telling a word is: high for words that are rare in the language and in the article. */
  readonly weight: (stem: string) => number;
}

/** Longer articles are profiled up to this many words; what follows still counts for retrieval and quotes. */
const WORD_LIMIT = 60_000;

/** Profiles an article once for all sentences of a summary. */
export function profileSource(source: SourceText, { rarity }: Pick<Lexicon, "rarity">): SourceProfile {
  const words = source.words.slice(0, WORD_LIMIT);
  const contents: Set<string>[] = source.sentences.map(() => new Set<string>());
  const names = new Set<string>();
  for (const word of words) {
    if (!word.stop) contents[word.sentence]!.add(word.stem);
    if (word.capital && !word.number) names.add(word.stem);
  }
  const frequency = new Map<string, number>();
  for (const content of contents) for (const stem of content) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const total = Math.max(2, contents.length);
  const most = Math.log(total + 1);
  const weights = new Map<string, number>();
  const end = words.at(-1)?.end ?? 0;
  let values: ReturnType<typeof findValues> | undefined;
  const readValues = () => {
    values ??= findValues(source.text.slice(0, end), source.language);
    return values;
  };
  return {
    source,
    contents,
    grams: indexGrams(words),
    names,
    weight,
    get quantities() {
      return readValues().quantities;
    },
    get dates() {
      return readValues().dates;
    },
  };

  function weight(stem: string): number {
    const known = weights.get(stem);
    if (known !== undefined) return known;
    const here = Math.log((total + 1) / ((frequency.get(stem) ?? 0) + 0.5)) / most;
    const own = 0.2 + 0.4 * here + 0.4 * rarity(stem);
    weights.set(stem, own);
    return own;
  }
}
