/** What an answer says about its sources instead of the world. Bounded alternatives without nested repetition: linear on any text. */
export interface Frames {
  /** Phrases that point at the sources: "Based on the given passages,", "according to document 2", "[1]". */
  readonly pointing: RegExp;
  /** Sentences that say the sources do not tell. */
  readonly silence: RegExp;
}

const CITATION = "\\[\\d{1,3}(?:, ?\\d{1,3}){0,9}\\]";

/** Nouns for a source, with its number or several: "documents 2 and 3". */
export function sources(nouns: string): string {
  return `(?:${nouns})s?(?: \\d{1,2}(?:(?:,| and|, and| und| y| e) \\d{1,2}){0,5})?`;
}

/** Any of the phrases as whole words, or a citation: that is the same in every language. */
export function pointing(...phrases: string[]): RegExp {
  const alternatives = phrases.length === 0 ? "" : `(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])|`;
  return new RegExp(`${alternatives}${CITATION}`, "giu");
}
