import type { DatasetRow } from "../../contracts/evaluation/dataset-row.ts";
import type { Prediction } from "../../contracts/evaluation/prediction.ts";

const WORD = /[\p{L}\p{N}]+/gu;

/** What the yardsticks need of one text, so that they can be drawn without it later. */
export function textFeatures({ summary_text, article_text, sources }: DatasetRow): NonNullable<Prediction["features"]> {
  const words = wordsOf(summary_text);
  const source = new Set(pairsOf(wordsOf([article_text, ...(sources ?? []).map(({ text }) => text)].join("\n"))));
  const pairs = pairsOf(words);
  const fresh = pairs.filter((pair) => !source.has(pair)).length;
  return {
    words: words.length,
    characters: summary_text.length,
    new_bigrams: pairs.length === 0 || source.size === 0 ? null : fresh / pairs.length,
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}
