import type { EvidenceQuote } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import {
  type FoldedText,
  foldText,
  hasContentWord,
  type Range,
  snapToGraphemes,
  snapToWords,
} from "../../text/index.ts";

/** A span of the article that a quote must come from. */
export interface QuotedPassage {
  readonly start_char: number;
  readonly end_char: number;
}

/**
 * Finds a quote inside a passage: letter by letter, else after folding how it is set, with its first letter in the other
 * case, without an ellipsis at its end, or as two parts in order with an ellipsis between them. The result is always cut
 * from the original article. Returns null for any other near miss: a quote that is almost there is not there.
 */
export function matchQuote(
  article: string,
  passage: QuotedPassage,
  quote: string,
  language: LanguagePack,
): EvidenceQuote | null {
  const wanted = quote.trim();
  const text = article.slice(passage.start_char, passage.end_char);
  if (wanted.length === 0 || wanted.length > text.length * 2 + 64) return null;
  const place = exactPlace(text, wanted);
  if (place !== undefined) return cut(place, "exact");
  const folded = foldedPlace(foldText(text), text, wanted);
  return folded === undefined ? null : cut(folded, "folded");

  function cut({ start, end }: Range, match: EvidenceQuote["match"]): EvidenceQuote | null {
    const start_char = passage.start_char + start;
    const end_char = passage.start_char + end;
    const found = article.slice(start_char, end_char);
    if (found.trim() === "" || !saysSomething(found, language)) return null;
    return { text: found, start_char, end_char, match };
  }
}

function exactPlace(text: string, needle: string): Range | undefined {
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    if (standsAlone(text, at, at + needle.length)) return { start: at, end: at + needle.length };
  }
  return undefined;
}

/** An ellipsis, in brackets or not. */
const ELLIPSIS = /[[(]?(?:\u2026|\.\.\.)[\])]?/;

function foldedPlace(folded: FoldedText, text: string, quote: string): Range | undefined {
  const whole = partPlace(folded, text, quote, 0);
  if (whole !== undefined) return whole;
  const [head = "", tail = "", ...more] = quote.split(ELLIPSIS);
  const first = more.length > 0 ? undefined : partPlace(folded, text, head, 0);
  if (first === undefined || tail.trim() === "") return first;
  const second = partPlace(folded, text, tail, first.end);
  return second && { start: first.start, end: second.end };
}

/** Where words stand behind a place of the text, after folding; their first letter may be a small or a capital one. */
function partPlace(source: FoldedText, text: string, part: string, from: number): Range | undefined {
  const folded = foldText(part).text.trim();
  if (folded === "") return undefined;
  for (const needle of new Set([folded, swapFirstCase(folded)])) {
    for (let at = source.text.indexOf(needle); at !== -1; at = source.text.indexOf(needle, at + 1)) {
      const { start, end } = source.toOriginal(at, at + needle.length);
      if (start >= from && standsAlone(text, start, end)) return { start, end };
    }
  }
  return undefined;
}

function swapFirstCase(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0)!);
  const lower = first.toLowerCase();
  return (first === lower ? first.toUpperCase() : lower) + text.slice(first.length);
}

/** A quote starts and ends on whole words, so that "5" is never found in "2015" nor "Ann" in "Hannah". */
function standsAlone(text: string, start: number, end: number): boolean {
  const words = snapToWords(text, start, end);
  if (words.start !== start || words.end !== end) return false;
  const graphemes = snapToGraphemes(text, start, end);
  return graphemes.start === start && graphemes.end === end;
}

/** A quote must carry a content word or a number: "it was" proves nothing. */
function saysSomething(quote: string, language: LanguagePack): boolean {
  return hasContentWord(quote, language) || /\p{N}/u.test(quote);
}
