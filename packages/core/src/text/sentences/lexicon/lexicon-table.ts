/**
 * What the rules know about a language, as blank-separated lists. Abbreviations are written without their last dot and
 * without inner blanks (`z.B`, `EE.UU`); one that starts with a capital must do so in the text as well.
 */
export interface LexiconTable {
  /** Something always follows: titles, `z. B.`, `e.g.`. Never the end of a sentence. */
  readonly strict: string;
  /** May end a sentence; it does so before a word that typically starts one. */
  readonly soft: string;
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
}
