/** What a line of a list leaves unsaid: the words a sentence needs between a thing and its values. */
export interface ListLineWords {
  /** Verbs that say no more than the colon of a label does: "Room 4: 90 euros" is "Room 4 costs 90 euros". */
  readonly carriers: ReadonlySet<string>;
  /** What a value of some unit may be called beside its label: "dB" for "noise level". Words, with the unit or "money". */
  readonly measures: ReadonlyMap<string, readonly string[]>;
  /** Words between a thing and a value or a name of its line that add nothing: "for 6 people", "in the Garden Wing". */
  readonly leads: ReadonlySet<string>;
  /** Words for when something begins or ends each day, of which a span of times tells both. */
  readonly opening: ReadonlySet<string>;
  readonly closing: ReadonlySet<string>;
}
