import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Lexicon } from "./lexicon.ts";
import type { QuoteState } from "./quotes.ts";

/** What the rules share while they walk through one text. */
export interface Scan {
  readonly text: string;
  readonly language: LanguagePack;
  readonly lexicon: Lexicon;
  /** The text uses no capitals, so a small letter after a stop says nothing. */
  readonly caseless: boolean;
  readonly quotes: QuoteState;
  /** Where the current sentence starts. */
  sentenceStart: number;
}

/** A run of stops with everything that closes with it. */
export interface Stop {
  /** Offset of the first stop. */
  readonly start: number;
  /** Offset behind the stops, closing quotes, brackets and pictographs. */
  readonly after: number;
  readonly kind: "dot" | "mark" | "ellipsis";
  readonly closedQuote: boolean;
  readonly closedBracket: boolean;
  readonly pictograph: boolean;
}
