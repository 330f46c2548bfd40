import { CONFUSABLES, LEET } from "./confusables.ts";
import { withDigits } from "./number-words.ts";
import { withoutMarkup } from "./without-markup.ts";

/** The folded copies of a customer text on which the rules look; all are lower case and without accents. */
export interface ScanCopies {
  /** Folded, words as they stand. */
  readonly folded: string;
  /** The folded copy with its number words as digits. */
  readonly digits: string;
  /** Every copy to search for words: the folded one and those that undo leet, joints, spacing and spelt-out numbers. */
  readonly wordCopies: readonly string[];
}

/** Longer runs of combining marks are no writing; normalising them may cost more than linear time. */
const MARK_RUNS = /(\p{M}{3})\p{M}+/gu;
const INVISIBLE = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]|\p{Default_Ignorable_Code_Point}/gu;
/** `poIicy`: between small letters a capital I is read as l, which it looks like. */
const CAPITAL_I = /(?<=[a-z])I(?=[a-z])/g;
const DASHES = /[\p{Pd}\u2212\u02d7\u2043\u30fc\uff70]/gu;

/** Builds the copies. Total and linear on any text. */
export function scanCopies(text: string): ScanCopies {
  const folded = foldCustomerText(withoutMarkup(text));
  const copies = new Set([folded]);
  const joined = withoutJoints(folded);
  copies.add(joined);
  for (const base of [folded, joined]) for (const copy of unleet(base)) copies.add(copy);
  for (const base of Array.from(copies)) for (const copy of withoutSpacing(base)) copies.add(copy);
  const digits = withDigits(folded);
  copies.add(digits);
  return { folded, digits, wordCopies: [...copies] };
}

/** NFKC, no invisible signs, no accents, Latin look-alikes as Latin, one kind of dash and blank, lower case. */
export function foldCustomerText(text: string): string {
  const plain = isPlain(text)
    ? text
    : text
        .replace(/[\t\n\r\u0085\u2028\u2029]/g, " ")
        .replace(INVISIBLE, "")
        .replace(MARK_RUNS, "$1")
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .replace(/[^\u0020-\u007e]/gu, (sign) => CONFUSABLES.get(sign) ?? CONFUSABLES.get(sign.toLowerCase()) ?? sign);
  return plain
    .replace(CAPITAL_I, "l")
    .replace(DASHES, "-")
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replaceAll("æ", "ae");
}

function isPlain(text: string): boolean {
  return !/[^\u0020-\u007e]/.test(text);
}

/** `sco-re`, `sco.re`, `s_c_o_r_e`, `sco*re`: what stands between two letters and is no blank goes. */
function withoutJoints(text: string): string {
  return text.replace(/(?<=\p{L})[^\p{L}\p{N}\s]{1,3}(?=\p{L})/gu, "");
}

/** Reads digits and signs inside words as letters, once with `1` as i and once as l. */
function unleet(text: string): string[] {
  if (!/[013456789@$€!|+£¢]/.test(text)) return [];
  const swap = (one: string) =>
    text.replace(/[\p{L}\p{N}@$€!|+£¢]{3,40}/gu, (word) =>
      /\p{L}/u.test(word) && /[^\p{L}]/u.test(word) ? spell(word, one) : word,
    );
  const asI = swap("i");
  const asL = swap("l");
  return asI === asL ? [asI] : [asI, asL];
}

function spell(word: string, one: string): string {
  let spelt = "";
  for (const sign of word) spelt += sign === "1" || sign === "|" ? one : (LEET[sign] ?? sign);
  return spelt;
}

const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu;

/**
 * `s c o r e`, `s. c. o. r. e`: three or more single letters in a row become one word. The first or the last of them may
 * be a word of its own (`o m o d e l o`), so both are also tried apart.
 */
function withoutSpacing(text: string): string[] {
  if (text.search(SPACED) === -1) return [];
  const close = (join: (letters: string) => string) =>
    text.replace(SPACED, (run) => join(run.replace(/[^\p{L}]/gu, "")));
  return [
    close((letters) => letters),
    close((letters) => `${letters.slice(0, 1)} ${letters.slice(1)}`),
    close((letters) => `${letters.slice(0, -1)} ${letters.slice(-1)}`),
  ];
}
