import { LONGEST_WORD } from "../words/stem.ts";

const marks = /\p{M}+/gu;

/** Lower case without diacritics and with ß as ss, so that one table entry covers every spelling of a word. */
export function foldWord(word: string): string {
  if (word.length > LONGEST_WORD) return word;
  const lower = word.toLowerCase();
  for (let at = 0; at < lower.length; at++) {
    if (lower.charCodeAt(at) > 0x7f) {
      return lower.normalize("NFD").replace(marks, "").replaceAll("ß", "ss");
    }
  }
  return lower;
}
