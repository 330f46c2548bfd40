import type { LogicWord } from "../../../languages/parts/logic-words.ts";
import type { DateValue, Direction, Quantity } from "../../../text/index.ts";

/** What stands between two items: nothing, a comma or quotation mark, or a sign that parts whole statements. */
export type Gap = "none" | "comma" | "clause";

/** A number with its unit, or a date. */
export type StatementValue = { readonly quantity: Quantity } | { readonly date: DateValue };

/** A word or a value of a statement, as it is aligned: a number or date with its unit is one item. */
export interface StatementItem {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  readonly value: StatementValue | null;
  /** False for function words. */
  readonly content: boolean;
  readonly logic: LogicWord | undefined;
  readonly capitalised: boolean;
  /** How a noun or adjective that follows a gender ends; empty where the ending tells nothing. */
  readonly gender: string;
  /** The verb with the particle that closes its part of the sentence in front: "lehnte … ab". */
  readonly joined: string | undefined;
  /** A verb without what its forms add, where verbs change beyond their ending: "auflad" of "lädt … auf" and "aufgeladen". */
  readonly verb: string | undefined;
  /** Which way an amount went, for words that say it. */
  readonly direction: Direction | undefined;
  readonly meanings: readonly number[];
  /** The groups of words it may stand for. */
  readonly equivalents: readonly number[];
  readonly gapBefore: Gap;
  /** Stands between brackets: said in passing. */
  readonly aside: boolean;
  /** A small word that says nothing where it stands: the particle of a verb, "by" before an amount. */
  readonly silent: boolean;
  /** "Is", "has": a clause rather than the label of a list line. */
  readonly helping: boolean;
}

/** A number, with its unit or without; no date. */
export function isFigure({ value }: StatementItem): boolean {
  return value !== null && "quantity" in value;
}

export function isDate({ value }: StatementItem): boolean {
  return value !== null && "date" in value;
}
