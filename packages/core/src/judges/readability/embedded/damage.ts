import type { JudgedText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

/** Marks that tokenisers leave behind. */
const REMAINS = /-(?:lrb|rrb|lsb|rsb|lcb|rcb)-|<unk>|\[unk\]|&(?:amp|quot|lt|gt|nbsp|#39);|\uFFFD/giu;

/** Damage done by machines: blanks before punctuation, leftover marks, names in small letters. */
export function machineDamage(judged: JudgedText): Measure[] {
  const { sentences, text, source } = judged;
  const found: Measure[] = [];
  for (const match of text.matchAll(REMAINS)) {
    const place = { start: match.index, end: match.index + match[0].length, value: 1 };
    found.push({ key: "leftover_mark", issue_type: "DAMAGED_TEXT", ...place, amount: 1 });
  }
  for (const sentence of sentences) {
    const spaced = /\p{L}\s+[,.;:!?](?=\s|$)/u.exec(sentence.text);
    if (spaced !== null) {
      const start = sentence.start_char + spaced.index;
      const place = { start, end: start + spaced[0].length, value: 1, amount: 1 / sentences.length };
      found.push({ key: "spaced_punctuation", issue_type: "DAMAGED_TEXT", ...place });
    }
    const name = sentence.tokens.find(
      (word, i) => i > 0 && source?.isName(word.lower) === true && word.text === word.lower,
    );
    if (name !== undefined) {
      const place = { start: name.start, end: name.end, value: 1, amount: 1 / sentences.length };
      found.push({ key: "lower_cased_name", issue_type: "DAMAGED_TEXT", ...place });
    }
  }
  return found;
}
