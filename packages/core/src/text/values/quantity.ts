import type { Approx } from "../../languages/parts/quantity-rules.ts";

export type QuantityKind =
  | "number"
  | "percent"
  | "money"
  | "measure"
  | "ordinal"
  | "age"
  | "fraction"
  | "multiple"
  | "score"
  | "vague";

/** A number found in a text, with what it counts; `text.slice(start, end)` of the original is its `text`. */
export type Quantity = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: QuantityKind;
  /** The value in the unit as written, magnitude words included; the middle of a range; the first side of a score. */
  readonly value: number;
  /** Ends of a range ("10–20", "between 10 and 20") or the span of a vague count ("thousands"). */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** The second side of a score. */
  readonly against?: number | undefined;
  /** "about", "nearly", "more than" … in front of the number or "or more" behind it. */
  readonly approx?: Approx | undefined;
  /** Canonical unit ("km", "year", "°C"); "%" or "pp" for percent. */
  readonly unit?: string | undefined;
  /** ISO code; for cents the unit is "cent" and the code may be missing. */
  readonly currency?: string | undefined;
  /** Set when several currencies bear the name written ("$", "pesos"). */
  readonly currencyShared?: string | undefined;
  /** The place of the last digit written, which is how far the number may have been rounded ("3.5 million" → 100 000). */
  readonly step: number;
  /** The other reading of an ambiguous separator ("1,500" in a German text). */
  readonly alternative?: number | undefined;
  /** The word may be an article or pronoun ("one", "ein", "un"), or the digits part of a name ("Covid-19"). */
  readonly weak?: true | undefined;
  /** Folded word right behind the quantity, mostly the thing counted. */
  readonly counted?: string | undefined;
};

/** How two values found in texts relate. */
export type ValueRelation = "equal" | "compatible" | "different" | "incomparable";

/** A percentage or a fraction. */
export function isShare({ kind }: Quantity): boolean {
  return kind === "percent" || kind === "fraction";
}
