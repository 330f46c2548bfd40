import type { Range } from "../positions/range.ts";
import { isInsideWord } from "./tokenize-words.ts";

/** The first place in `[from, to)` where words stand as whole words: "2%" is not found in "12%". */
export function locateWords(text: string, words: string, from = 0, to = text.length): Range | undefined {
  if (words === "") return undefined;
  for (let start = text.indexOf(words, from); start !== -1; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (end > to) return undefined;
    if (!isInsideWord(text, start) && !isInsideWord(text, end)) return { start, end };
  }
  return undefined;
}
