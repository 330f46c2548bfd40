import type { WordRules } from "../parts/word-rules.ts";
import { frequencies } from "./frequencies.ts";
import { stem } from "./stem.ts";
import { stopWords } from "./stop-words.ts";

export const words: WordRules = {
  stem,
  closedCompounds: false,
  stopWords,
  contracted: (word) => (/^[a-z]+n't$/.test(word) ? (SHORTENED[word] ?? [word.slice(0, -3), "not"]) : undefined),
  frequencies,
};

const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  "can't": ["cannot"],
  "won't": ["will", "not"],
  "shan't": ["shall", "not"],
};
