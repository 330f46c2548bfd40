/** A half-open range `[start, end)` in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}
