/** The numbers of a language; every word is keyed by its folded form. */
export interface NumberRules {
  /** The mark before decimals; the other one groups thousands. */
  readonly decimalMark: "." | ",";
  /** 0–99 and ready-made hundreds: they add up. */
  readonly small: ReadonlyMap<string, number>;
  /** "hundred" and above: they multiply what stands before them. */
  readonly magnitude: ReadonlyMap<string, number>;
  /** Short forms that only follow digits: "3.5bn", "3,5 Mio.". */
  readonly shortMagnitude: ReadonlyMap<string, number>;
  /** The full stop behind a short form belongs to it: "Mio.". */
  readonly shortMagnitudeHasDot: boolean;
  /** Digits behind a magnitude belong to the number: "2 mil 500", "3 millones 200 mil". */
  readonly digitsFollowMagnitude: boolean;
  /** A half may be added behind a magnitude: "2 millones y medio". */
  readonly halfFollowsMagnitude: boolean;
  /** Set where "3.5m" may be a count as well as a length. */
  readonly millionOrMetres?: {
    /** Nouns and verbs of sums and crowds: behind them "2m" is two million. */
    readonly sums: ReadonlySet<string>;
    /** What follows a length: "a 100m race". */
    readonly lengths: ReadonlySet<string>;
  };
  /** Plural magnitudes with no number before them: "thousands of". */
  readonly vague: ReadonlyMap<string, number>;
  /** Words that may stand for one but mostly are articles or pronouns. */
  readonly article: ReadonlySet<string>;
  /** Articles that are a number only in front of a magnitude ("a million"). */
  readonly articleOnly: ReadonlySet<string>;
  readonly half: ReadonlySet<string>;
  /** "half" is also a part of a match or an hour and needs an "of" behind it. */
  readonly halfNeedsOf: boolean;
  /** Words that may join the parts of one number ("two hundred and fifty"). */
  readonly and: string;
  /** Places in the number where `and` may stand: after hundreds only, between tens and ones only, or anywhere. */
  readonly andPlace: "hundreds" | "tens" | "any";
  /** Set where a whole number is written as one word: "zweihundertfünfzig". */
  readonly compounds?: CompoundNumbers;
  readonly ordinal: ReadonlyMap<string, number>;
  /** Tens and an ordinal one joined by a hyphen: "twenty-first". */
  readonly hyphenatedOrdinals: boolean;
  /** What is glued to the digits of an ordinal: "3rd", "3er". */
  readonly ordinalEnding: RegExp;
  /** Words after which digits with a dot are an ordinal ("der 3. Versuch"). */
  readonly beforeDottedOrdinal?: ReadonlySet<string>;
  /** Set where "every" makes a share of an ordinal: "jeder fünfte Haushalt" is one in five. */
  readonly everyOrdinal?: {
    readonly every: ReadonlySet<string>;
    /** Unless it counts time: "jedes dritte Jahr". */
    readonly timeNoun: RegExp;
  };
  /** Denominators: "two thirds". */
  readonly fraction: ReadonlyMap<string, number>;
  /** Denominators end in s in the plural: "two thirds", but "zwei Drittel". */
  readonly fractionsTakePlural: boolean;
  /** Denominators whose word means nothing else, so that it needs no "of" behind it: "a quarter". */
  readonly plainFractions: ReadonlySet<number>;
  /** Words between the parts of a share: "one in five", "two out of three". */
  readonly share?: { readonly oneIn: string; readonly outOf: string };
  readonly multiple: ReadonlyMap<string, number>;
}

/** Numbers written as one word, which are taken apart. */
export interface CompoundNumbers {
  /** Only a word with one of these parts can be such a number; spares all others the closer look. */
  readonly part: RegExp;
  /** The value of the folded word; undefined if it is no number. */
  readonly cardinal: (word: string) => number | undefined;
  /** Its rank if it is an ordinal: "einundzwanzigsten" → 21. */
  readonly ordinal: (word: string) => number | undefined;
}
