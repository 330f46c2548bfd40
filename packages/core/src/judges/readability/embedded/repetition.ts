import type { Steps } from "../../../ports/steps.ts";
import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** Content words within which a word that keeps coming back is tiring; a long text may return to its topic. */
const NEARBY = 50;

/** Work between two places to pause at: the words looked at. */
const WORDS = 1000;

/** Words said again: side by side, in one sentence, and a third time nearby. */
export function* repeatedWords(judged: JudgedText): Steps<ReadabilityMeasure[]> {
  const { sentences } = judged;
  const found: ReadabilityMeasure[] = [];
  const content: string[] = [];
  const nearby = new Map<string, number>();
  let total = 0;
  let looked = 0;
  for (const { tokens } of sentences) for (const { isContent } of tokens) if (isContent) total += 1;
  for (const { tokens, language } of sentences) {
    const { mayDouble } = language.wordClasses;
    const here = new Map<string, number>();
    for (const [i, word] of tokens.entries()) {
      looked += 1;
      if (looked % WORDS === 0) yield WORDS / 2;
      const place = { start: word.start, end: word.end };
      const previous = tokens[i - 1];
      // A name may be said twice ("Walla Walla"); words written alike must be alike ("Sie sie").
      const isTwice = previous?.text === word.text || (i === 1 && previous?.lower === word.text);
      const isWord = word.text === word.lower && /\p{L}{2}/u.test(word.lower) && !mayDouble.has(word.lower);
      if (isTwice && isWord && !previous.breakAfter) {
        const both = { ...place, start: previous.start };
        found.push({ key: "double_word", ...both, value: 2, amount: shareOfText(judged) });
      }
      if (!word.isContent) continue;
      const times = (here.get(word.stem) ?? 0) + 1;
      here.set(word.stem, times);
      if (times > 1) found.push({ key: "word_again", ...place, value: times, amount: 1 / sentences.length });
      const near = (nearby.get(word.stem) ?? 0) + 1;
      nearby.set(word.stem, near);
      content.push(word.stem);
      const gone = content[content.length - 1 - NEARBY];
      if (gone !== undefined) nearby.set(gone, nearby.get(gone)! - 1);
      if (near > 2) found.push({ key: "little_variety", ...place, value: near, amount: 1 / total });
    }
  }
  return found;
}
