import type { JudgedText } from "../../shared/judged-text.ts";
import type { ReadabilityMeasure } from "./readability-measures.ts";

/** Marks that tokenisers leave behind. */
const REMAINS = /-(?:lrb|rrb|lsb|rsb|lcb|rcb)-|<unk>|\[unk\]|&(?:amp|quot|lt|gt|nbsp|#39);|\uFFFD/giu;

/** Damage done by machines: blanks before punctuation, leftover marks. */
export function machineDamage(judged: JudgedText): ReadabilityMeasure[] {
  const { sentences, text } = judged;
  const found: ReadabilityMeasure[] = [];
  for (const match of text.matchAll(REMAINS)) {
    const place = { start: match.index, end: match.index + match[0].length, value: 1 };
    found.push({ key: "leftover_mark", ...place, amount: 1 });
  }
  for (const sentence of sentences) {
    const spaced = /\p{L}\s+[,.;:!?](?=\s|$)/u.exec(sentence.text);
    if (spaced !== null) {
      const start = sentence.start_char + spaced.index;
      const place = { start, end: start + spaced[0].length, value: 1, amount: 1 / sentences.length };
      found.push({ key: "spaced_punctuation", ...place });
    }
  }
  return found;
}
