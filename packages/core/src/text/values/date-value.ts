import type { Relative } from "../../languages/parts/calendar-rules.ts";

type DateKind = "date" | "month" | "year" | "decade" | "century" | "weekday" | "time" | "relative";

/** The parts of a date or time that the text states; everything else is left out. */
export type DateParts = {
  readonly year?: number;
  /** Last year of a span ("2014–16"). */
  readonly endYear?: number;
  readonly month?: number;
  readonly day?: number;
  /** Last day of a span ("3–5 May"). */
  readonly endDay?: number;
  /** Monday is 1. */
  readonly weekday?: number;
  readonly hour?: number;
  readonly minute?: number;
  /** The hour may be before or after noon. */
  readonly hour12?: true;
  /** First year of a decade; `shortDecade` when the century is not said ("the 90s"). */
  readonly decade?: number;
  readonly shortDecade?: true;
  readonly century?: number;
  readonly relative?: Relative;
  /** Day and month may be the other way round ("5/3/2021"). */
  readonly dayOrMonth?: true;
};

/** A date or time found in a text; `text.slice(start, end)` of the original is its `text`. */
export type DateValue = DateParts & {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: DateKind;
};

/** A date read at a token, before it gets its place in the text. */
export type DateReading = { readonly next: number; readonly kind: DateKind; readonly parts: DateParts };
