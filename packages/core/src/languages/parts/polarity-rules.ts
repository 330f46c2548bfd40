export type CueKind = "negation" | "quantifier" | "hedge";

/** Which way an amount went. */
export type Direction = "up" | "down";

/** What turns, bounds or weakens a statement. */
export interface PolarityRules {
  /**
   * Cue phrases of up to three words by kind and value ("negation not"), folded, separated by `|`. `none-of-these` lists
   * phrases that look like a cue and are none ("not only"); they win because they are longer.
   */
  readonly cues: Readonly<Record<string, string>>;
  /** Words that look like a cue and are none by what stands around them: the month of May, "No. 5". */
  readonly isNoCue?: (
    cue: CueToken,
    before: CueToken | undefined,
    after: CueToken | undefined,
    second: CueToken | undefined,
  ) => boolean;
  /** Set where "not" may be contracted; what stands before its "t" when a tokeniser has taken it apart: "does n ' t". */
  readonly contractedNot?: RegExp;
  /** "Not" stands behind the verb it denies ("er kam nicht"), so it reaches back as well. */
  readonly negationFollowsVerb: boolean;
  /** "No ha visto a nadie": a second negation of the same verb says the first again. */
  readonly negationAgrees: boolean;
  /** Words that end the reach of a cue when they open the next clause. */
  readonly clauseBreaks: ReadonlySet<string>;
  /** The same for a cue that reaches back. */
  readonly clauseBreaksBefore: ReadonlySet<string>;
  readonly antonyms: AntonymRules;
  readonly directions: DirectionRules;
}

/** A word, number or sign beside a cue. */
export interface CueToken {
  readonly kind: "word" | "digits" | "mark";
  readonly text: string;
  /** In small letters and without diacritics. */
  readonly fold: string;
}

/**
 * Opposites, a line each: every word left of ` / ` contradicts every word right of it when both are said of the same thing.
 * Inflected forms only where stemming fails.
 */
export interface AntonymRules {
  /** What the error estimate was trained with; stays as it is, a feature must not change its meaning under the trees. */
  readonly trained: string;
  /** Added since, by what reports are about: courts, votes, people, trade, works, nature. */
  readonly added: string;
  /** A prefix that makes the opposite of the rest: "illegal", "unzufrieden". */
  readonly negatingPrefix: RegExp;
}

/**
 * Words that say which way a figure went, every form written out, accents kept. Only words that speak of amounts. Left out
 * on purpose: "lower" and "higher" (they compare), "cut" (also a ribbon), "lost" (also a match), "bajo", "alta" (adjectives).
 */
export interface DirectionRules {
  readonly up: string;
  readonly down: string;
  /** Verbs whose particle stands apart: forms of the verb, the particle, the direction. */
  readonly apart: readonly { readonly verb: string; readonly particle: string; readonly way: Direction }[];
  /** Set where such a particle closes its clause ("nahm zu"); what may follow it there. */
  readonly particleCloses?: RegExp;
}
