/** Phrases that say of a thing what a sentence of its own could say. */
export interface RestatementCues {
  /** Small words before what a thing has: "with a blade of 18 cm, the knife …". */
  readonly attribute: ReadonlySet<string>;
  /** Forms that tell, in front of a sentence, what was done with its subject: "launched in 2016, the probe …". */
  readonly participle: RegExp;
  /** Where in its phrase that form stands. */
  readonly participleAt: "first" | "last";
  /** Relative pronouns whose clause has the order of a sentence. */
  readonly relative: ReadonlySet<string>;
  /** Those among them that stand for people. */
  readonly person: ReadonlySet<string>;
  /** "Whose": what follows belongs to the thing before it. */
  readonly whose: ReadonlySet<string>;
  /** Relative pronouns of clauses that may tell which of several are meant. */
  readonly narrowing: ReadonlySet<string>;
  /** Words that tell a figure in brackets apart from that of now: "previously 95"; a calendar reads "previous year". */
  readonly formerly: ReadonlySet<string>;
  /** Words that may lead up to such a figure: "compared with 37 in 2022". */
  readonly against: ReadonlySet<string>;
  /** Words before a figure that something led to: what did so now need not have done so before. */
  readonly reached: ReadonlySet<string>;
  /** How a verb that closes its clause tells of the past; null where none does. */
  readonly past: RegExp | null;
}
