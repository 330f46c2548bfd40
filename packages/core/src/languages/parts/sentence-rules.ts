/**
 * Where sentences end, as blank-separated lists. Abbreviations are written without their last dot and without inner blanks
 * (`z.B`, `EE.UU`); one that starts with a capital must do so in the text as well.
 */
export interface SentenceRules {
  /** Something always follows: titles, `z. B.`, `e.g.`. Never the end of a sentence. */
  readonly strict: string;
  /** May end a sentence; it does so before a word that typically starts one. */
  readonly soft: string;
  /** The same for the last part of a compound: `Hauptstr.` */
  readonly softEnding?: RegExp;
  /** An abbreviation only before a number: `No. 5`, `Art. 3`. */
  readonly numeric: string;
  /** Ends a sentence before any capital, save those listed in `continuations`: `a.m.`, `etc.`. */
  readonly open: string;
  /** Capitalised words that continue after an `open` abbreviation: days, months, time zones. */
  readonly continuations: string;
  /** Words that typically start a sentence. */
  readonly starters: string;
  /** Of these, the ones that start a sentence even in text without capitals. */
  readonly plainStarters: string;
  /** Verbs that tie a quotation to its speaker: `"Why?" Smith asked.` */
  readonly speech: string;
  /** Set where a dot makes a number an ordinal: `3. Mai`, `Ludwig XIV. starb`. */
  readonly dottedOrdinals?: {
    /** Nouns that an ordinal stands before, in small letters. */
    readonly before: ReadonlySet<string>;
    /** Words that an ordinal follows, in small letters. */
    readonly after: ReadonlySet<string>;
  };
}
