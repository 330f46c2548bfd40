/** A span of time counted from today: yesterday is one day back. */
export interface Relative {
  readonly unit: "day" | "week" | "month" | "year";
  readonly offset: number;
}

/** The calendar of a language; every word is keyed by its folded form. */
export interface CalendarRules {
  readonly months: ReadonlyMap<string, number>;
  /** Short forms, which count only next to a day or a year. */
  readonly shortMonths: ReadonlyMap<string, number>;
  /** Month names that are ordinary words or names too ("may", "march"): they need a neighbour. */
  readonly doubtfulMonths: ReadonlySet<string>;
  /** The month stands before the day: "May 3rd", "5/3/2021". */
  readonly monthFirst: boolean;
  /** Days known by their figures ("9/11"); where the figures may be something else, a word beside them must tell. */
  readonly namedDays?: ReadonlyMap<string, { readonly sign?: { readonly before: RegExp; readonly after: RegExp } }>;
  /** Words after which "3.5." is a day without its year. */
  readonly beforeDottedDay?: RegExp;
  /** Monday is 1. */
  readonly weekdays: ReadonlyMap<string, number>;
  readonly shortWeekdays: ReadonlyMap<string, number>;
  readonly relative: ReadonlyMap<string, Relative>;
  /** "last", "letzte", "pasado": −1, 0 or 1 in front of or behind a span of time. */
  readonly shift: ReadonlyMap<string, number>;
  readonly spans: ReadonlyMap<string, Relative["unit"]>;
  /** Words between day, month and year. */
  readonly links: ReadonlySet<string>;
  /** Words after which four digits are a year. */
  readonly beforeYear: ReadonlySet<string>;
  readonly decade: DecadeBySuffix | DecadeByWords;
  readonly century: ReadonlySet<string>;
  /** The noun stands before the number: "siglo XIX". */
  readonly centuryFirst: boolean;
}

/** "1990s", "90er Jahre": an ending glued to the digits, perhaps with a noun behind it. */
interface DecadeBySuffix {
  readonly suffix: string;
  readonly noun?: RegExp;
}

/** "años 90", "década de 1990": words in front of the digits. */
export interface DecadeByWords {
  /** Before two digits. */
  readonly beforeTwoDigits: ReadonlySet<string>;
  /** Of these, the ones that stand before a count as well: "los 30 meses". */
  readonly articles: ReadonlySet<string>;
  /** Two words before two digits or four. */
  readonly before: string;
}
