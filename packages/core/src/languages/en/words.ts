import type { WordRules } from "../parts/word-rules.ts";
import { frequencies } from "./frequencies.ts";
import { stem } from "./stem.ts";
import { stopWords } from "./stop-words.ts";

export const words: WordRules = {
  stem,
  closedCompounds: false,
  stopWords,
  contracted: (word) => SHORTENED.get(word) ?? (/^[a-z]+n't$/.test(word) ? [word.slice(0, -3), "not"] : undefined),
  frequencies,
};

const SHORTENED: ReadonlyMap<string, readonly string[]> = new Map([
  ["cannot", ["can", "not"]],
  ["can't", ["can", "not"]],
  ["won't", ["will", "not"]],
  ["shan't", ["shall", "not"]],
]);
