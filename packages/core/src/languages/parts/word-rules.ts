/** The words of a language: how they inflect, which carry no meaning of their own, how often each is said. */
export interface WordRules {
  /** What the inflected forms of a word have in common; given in small letters, composed, of letters only. */
  readonly stem: (word: string) => string;
  /** Compounds are written as one word, so that one word may hold another. */
  readonly closedCompounds: boolean;
  /** Function words, in small letters. */
  readonly stopWords: ReadonlySet<string>;
  /** The one or two words that a shortened one stands for, in small letters: "isn't" is "is not". Most languages have none. */
  readonly contracted?: (word: string) => readonly string[] | undefined;
  readonly frequencies: FrequencyTable;
  /** The rest of the table, at the rare end. A check tells these stems apart no more than unknown ones, a ranking does. */
  readonly rareFrequencies?: FrequencyTable;
}

/** How often stems are said, as `shared/frequency-table.ts` writes it. */
export interface FrequencyTable {
  /** A list as `shared/stem-list.ts` writes it. */
  readonly stems: string;
  /** A character for each stem: ten times its Zipf value, in steps of four where a check reads it. */
  readonly bands: string;
}
