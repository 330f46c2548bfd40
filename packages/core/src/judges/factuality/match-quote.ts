import type { EvidenceQuote } from "../../contracts/index.ts";
import type { LanguagePack } from "../../languages/language-pack.ts";
import { foldText, hasContentWord, snapToGraphemes, snapToWords } from "../../text/index.ts";

/** A span of the article that a quote must come from. */
export interface QuotedPassage {
  readonly start_char: number;
  readonly end_char: number;
}

/**
 * Finds a quote inside a passage: letter by letter, else after folding how it is set. The result is always cut from
 * the original article. Returns null for a near miss: a quote that is almost there is not there.
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
  return exactMatch(text, wanted) ?? foldedMatch(text, wanted);

  function exactMatch(passageText: string, needle: string): EvidenceQuote | null {
    for (let at = passageText.indexOf(needle); at !== -1; at = passageText.indexOf(needle, at + 1)) {
      if (standsAlone(passageText, at, at + needle.length)) return cut(at, at + needle.length, "exact");
    }
    return null;
  }

  function foldedMatch(passageText: string, needle: string): EvidenceQuote | null {
    const source = foldText(passageText);
    const folded = foldText(needle).text.trim();
    if (folded.length === 0) return null;
    for (let at = source.text.indexOf(folded); at !== -1; at = source.text.indexOf(folded, at + 1)) {
      const { start, end } = source.toOriginal(at, at + folded.length);
      if (standsAlone(passageText, start, end)) return cut(start, end, "folded");
    }
    return null;
  }

  function cut(start: number, end: number, match: EvidenceQuote["match"]): EvidenceQuote | null {
    const start_char = passage.start_char + start;
    const end_char = passage.start_char + end;
    const found = article.slice(start_char, end_char);
    if (found.trim() === "" || !saysSomething(found, language)) return null;
    return { text: found, start_char, end_char, match };
  }
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
