import { type JudgedText, shareOfText } from "../../shared/judged-text.ts";
import type { Measure } from "../../shared/measure.ts";

const COMMAS_FROM = 4;

/** Comma load, brackets, quotes and brackets that do not close. */
export function punctuationLoad(judged: JudgedText): Measure[] {
  const { sentences } = judged;
  const share = shareOfText(judged);
  const found: Measure[] = [];
  for (const sentence of sentences) {
    const place = { start: sentence.start_char, end: sentence.end_char };
    const commas = count(sentence.text, /,(?!\d)/gu);
    if (commas >= COMMAS_FROM) {
      const amount = Math.min(1, 0.5 + (commas - COMMAS_FROM) / 8) * share;
      found.push({
        key: "many_commas",
        notable: true,
        issue_type: "PUNCTUATION_OVERLOAD",
        ...place,
        value: commas,
        amount,
      });
    }
    const brackets = count(sentence.text, /[([{]/gu);
    if (brackets > 0) {
      const amount = Math.min(3, brackets) / sentences.length;
      found.push({ key: "brackets", issue_type: "COMPLEX_NESTING", ...place, value: brackets, amount });
    }
    const open = brackets - count(sentence.text, /[)\]}]/gu);
    if (open !== 0)
      found.push({ key: "open_bracket", issue_type: "UNBALANCED", ...place, value: Math.abs(open), amount: share });
    const quotes = openQuotes(sentence.text);
    if (quotes > 0) found.push({ key: "open_quote", issue_type: "UNBALANCED", ...place, value: quotes, amount: share });
  }
  return found;
}

/** Quotes without a partner. A mark between blanks may open or close; an apostrophe after s is a genitive. */
function openQuotes(text: string): number {
  const opening = count(text, /(?<![^\s([{–—-])(?:``|["“”„«»'‘’‚`])(?=[\p{L}\p{N}])(?!['’](?:s|ll|re|ve|d|m|t|n)\b)/gu);
  const closing = count(
    text,
    /(?<=[^\ss]|[^\s]\.)(?:''|["“”„«»'‘’])(?![^\s.,;:!?)\]}–—-])|(?<=s)["”“»](?![^\s.,;:!?)\]}–—-])/gu,
  );
  const either = count(text, /(?<!\S)(?:``|''|["“”„«»'‘’`])(?!\S)/gu);
  const lonely = Math.abs(opening - closing);
  return lonely > either ? lonely - either : (either - lonely) % 2;
}

function count(text: string, pattern: RegExp): number {
  let n = 0;
  for (const _ of text.matchAll(pattern)) n += 1;
  return n;
}
