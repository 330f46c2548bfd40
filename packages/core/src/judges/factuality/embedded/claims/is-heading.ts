import type { AnalysedSentence } from "../../../../text/index.ts";

/** Longer lines without a full stop are sentences somebody forgot to close. */
const MAX_WORDS = 8;

/** Where a sentence stands among the lines of its text. */
export interface PlaceInLines {
  /** Its line up to its end. */
  readonly line: string;
  /** The only sentence of a line that is no list item, above one that ends like a sentence or opens a list. */
  readonly heads: boolean;
  /** Ends the first line of a Markdown table, which names its columns. */
  readonly isTableHead: boolean;
}

/** A Markdown heading, the head of a table, or a short line above others that neither ends nor has a verb or a value. */
export function isHeading(
  sentence: AnalysedSentence,
  bare: string,
  { line, heads, isTableHead }: PlaceInLines,
): boolean {
  const { text, tokens, language } = sentence;
  if (/^\s*(?:`{3}|~{3})/u.test(text)) return false;
  if (isTableHead || /^\s{0,3}#{1,6}\s/u.test(line)) return true;
  const isBold = /^(?:[-*+•]\s+)?(\*\*|__)[^*_]+\1:?$/u.test(text);
  if (!(heads || isBold) || tokens.length > MAX_WORDS) return false;
  // "**Orion 5**" and "**In 2022:**" above what is said of them.
  if (isBold && heads ? /[.!?…"”»]\s*$|:\s*\S/u.test(bare) : /[.!?…:"”»]\s*$|:\s*\S|\p{N}/u.test(bare)) return false;
  const { finiteVerbs, finiteEndings } = language.wordClasses;
  return !tokens.some(({ text: word, lower }) => {
    return finiteVerbs.has(lower) || (!isBold && /^\p{Ll}/u.test(word) && finiteEndings.test(lower));
  });
}
