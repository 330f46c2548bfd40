import type { Relative } from "../../languages/parts/calendar-rules.ts";

type DateKind = "date" | "month" | "year" | "decade" | "century" | "weekday" | "time" | "relative";

/** The parts of a date or time that the text states; everything else is left out. */
export type DateParts = {
  readonly year?: number | undefined;
  /** Last year of a span ("2014–16"). */
  readonly endYear?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  /** Last day of a span ("3–5 May"). */
  readonly endDay?: number | undefined;
  /** Monday is 1. */
  readonly weekday?: number | undefined;
  readonly hour?: number | undefined;
  readonly minute?: number | undefined;
  /** The hour may be before or after noon. */
  readonly hour12?: true | undefined;
  /** First year of a decade; `shortDecade` when the century is not said ("the 90s"). */
  readonly decade?: number | undefined;
  readonly shortDecade?: true | undefined;
  readonly century?: number | undefined;
  readonly relative?: Relative | undefined;
  /** Day and month may be the other way round ("5/3/2021"). */
  readonly dayOrMonth?: true | undefined;
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
