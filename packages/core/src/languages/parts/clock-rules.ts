/** The times of day of a language; words are folded. */
export interface ClockRules {
  /** Words for an hour of the day: "noon", "Mitternacht". */
  readonly hours: ReadonlyMap<string, number>;
  /** "am" and "pm" behind an hour: with or without a blank, "am" only without one, or not at all because "am" is another word. */
  readonly amPm: "spaced" | "glued" | "none";
  /** An "h" behind the digits is the hour: "15h". */
  readonly hourByLetter: boolean;
  /** Words behind an hour of twenty-four. */
  readonly hourWords: ReadonlySet<string>;
  /** Words before the article of a bare hour, "a las 8", and the parts of the day that may follow it: "de la tarde". */
  readonly bareHours?: {
    readonly leads: ReadonlySet<string>;
    readonly article: string;
    readonly halves: ReadonlyMap<string, "am" | "pm">;
  };
  /** Set where a half is counted towards the coming hour: "halb acht" is half past seven. */
  readonly halfTowards?: { readonly half: string; readonly before: ReadonlySet<string> };
}
