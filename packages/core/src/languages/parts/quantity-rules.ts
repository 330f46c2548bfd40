/** How a stated number relates to the exact one. */
export type Approx = "about" | "below" | "over" | "under" | "at-least" | "at-most";

/** The words around a number that are known in texts of every language; folded. */
export interface QuantityWords {
  /** Beginnings of words that say a pair of small numbers is a result ("won 3-1"). */
  readonly scoreCues: ReadonlySet<string>;
  /** Nouns of people and things one counts, which tell "2000 people" from the year 2000. */
  readonly countedNouns: ReadonlySet<string>;
  /** What a number points at instead of counting it: "passage 2". */
  readonly pointedAt: ReadonlySet<string>;
  /** Words that make the number behind them an age: "aged 26". */
  readonly ageCues: ReadonlySet<string>;
  /** Words for units with the unit they stand for. */
  readonly unitWords: ReadonlyMap<string, string>;
}

/** What the words around a number make of it; folded. */
export interface QuantityRules extends QuantityWords {
  /** Words in front of a number, one to three of them. */
  readonly before: ReadonlyMap<string, Approx>;
  /** Words behind a number. */
  readonly after: ReadonlyMap<string, Approx>;
  readonly between: string;
  readonly and: string;
  /** Joins the ends of a range. */
  readonly to: ReadonlySet<string>;
  /** In front of "10 to 20" it tells a change from a range: "from 10 to 20". */
  readonly from: ReadonlySet<string>;
  readonly or: string;
  readonly minus: string;
  /** The word for minus also means "less": it is a sign only in front of a temperature. */
  readonly minusMeansLess: boolean;
  /** What follows a temperature below zero. */
  readonly belowZero: readonly string[];
  /** In front of a bare magnitude it tells some from one: "several hundred", "ein paar tausend". */
  readonly several: ReadonlySet<string>;
  /** A result may be said with a word: "ganó 3 a 1". */
  readonly scoresInWords: boolean;
  /** Set where a span of years behind a person is an age: "un hombre de 26 años". */
  readonly ageOfPerson?: { readonly link: string; readonly person: RegExp };
  /** Papers write an age in brackets behind the name: "Müller (26)". */
  readonly ageInBrackets: boolean;
  /** Words for units that are ordinary words in other languages: "Tag", "mes". */
  readonly ownUnits: ReadonlySet<string>;
  /** Units that are written right behind the digits: "12st". */
  readonly gluedUnits?: ReadonlyMap<string, string>;
  /** Words for money that are ordinary words in other languages: "real", "sol". */
  readonly ownCurrencies: ReadonlySet<string>;
}
