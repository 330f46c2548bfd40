import type { JudgedText } from "../../judge/judged-text.ts";
import type { Measure } from "../../judge/measure.ts";

/** Words said twice: side by side, in one sentence, and over the whole text. */
export function repeatedWords({ sentences }: JudgedText): Measure[] {
  const found: Measure[] = [];
  const seen = new Map<string, number>();
  let total = 0;
  for (const { words } of sentences) for (const { stem } of words) if (stem !== null) total += 1;
  for (const { words } of sentences) {
    const here = new Map<string, number>();
    words.forEach((word, i) => {
      const place = { issue_type: "REPETITION", start: word.start, end: word.end };
      const previous = words[i - 1];
      if (previous?.lower === word.lower && !previous.breakAfter && /\p{L}/u.test(word.lower)) {
        const both = { ...place, start: previous.start };
        found.push({ key: "double_word", ...both, value: 2, amount: 1 });
      }
      if (word.stem === null) return;
      const times = (here.get(word.stem) ?? 0) + 1;
      here.set(word.stem, times);
      if (times > 1) found.push({ key: "word_again", ...place, value: times, amount: 1 / sentences.length });
      const all = (seen.get(word.stem) ?? 0) + 1;
      seen.set(word.stem, all);
      if (all > 1) found.push({ key: "little_variety", ...place, value: all, amount: 1 / total });
    });
  }
  return found;
}
