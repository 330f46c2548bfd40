import type { WordRules } from "../parts/word-rules.ts";
import { frequencies } from "./frequencies.ts";
import { stem } from "./stem.ts";
import { stopWords } from "./stop-words.ts";

export const words: WordRules = {
  stem,
  closedCompounds: false,
  stopWords,
  contracted: { form: /^(?!can|won)[a-z]+(?=n't$)/, second: "not" },
  frequencies,
};
