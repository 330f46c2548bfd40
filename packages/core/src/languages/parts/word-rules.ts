/** The words of a language: how they inflect, which carry no meaning of their own, how often each is said. */
export interface WordRules {
  /** What the inflected forms of a word have in common; given in small letters, composed, of letters only. */
  readonly stem: (word: string) => string;
  /** Function words, in small letters. */
  readonly stopWords: ReadonlySet<string>;
  /** A line for each band: ten times the Zipf value, then the stems of that frequency. */
  readonly frequencies: string;
}
