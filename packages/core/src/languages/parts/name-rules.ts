/** Words around a name, folded. */
export interface NameWords {
  /** Titles and offices in front of a name; known in texts of every language. */
  readonly titles: ReadonlySet<string>;
  /** Of these only the personal address proves that a person follows. */
  readonly personTitles: ReadonlySet<string>;
  /** Words that make the name one of an organisation; known in texts of every language. */
  readonly organizationWords: ReadonlySet<string>;
}

/** How names are written in a language; words are folded. */
export interface NameRules extends NameWords {
  /** Small words that may stand inside a name. */
  readonly particles: ReadonlySet<string>;
  /** Of these, the ones that may open the small words of a name where the others are articles too. */
  readonly openingParticles?: RegExp;
  /** Behind the particle may stand whom the person works for: "Weber von der SPD". */
  readonly employerBehindParticle: boolean;
  /** Set where names are built with "of": "Bank of England". */
  readonly ofNames?: { readonly of: string; readonly the: string; readonly heads: ReadonlySet<string> };
  /** Endings of an inflected title: "Präsidenten". */
  readonly titleEnding?: RegExp;
  /** Nationalities are written small; `sign` tells them from other words with the same stem. */
  readonly smallNationalities?: { readonly sign?: RegExp };
  /** Words in capitals that are no names: they open sentences or are written large by habit. */
  readonly commonCapitals: ReadonlySet<string>;
  /** Endings that ordinary first words of a sentence have. */
  readonly commonEnding?: RegExp;
  /** Function words that open the next sentence where a text lacks its full stops: "Modern Family The woman". */
  readonly sentenceOpeners?: ReadonlySet<string>;
  /** Names open compounds: "SPD-Chef", "Berlin-Besuch". */
  readonly namesInCompounds: boolean;
  /** Set where common nouns are capitalised too, so that a capital alone makes no name. */
  readonly capitalisedNouns?: CapitalisedNouns;
}

/** What tells a common noun from a name where both have capitals. */
export interface CapitalisedNouns {
  /** Frequent nouns, often without an article. */
  readonly nouns: ReadonlySet<string>;
  /** Endings of abstract nouns and agent compounds. */
  readonly nounEnding: RegExp;
  /** Determiners, fused prepositions and possessives: a noun follows. */
  readonly determiners: ReadonlySet<string>;
  /** Prepositions that mostly stand before a name when no article follows. */
  readonly barePrepositions: ReadonlySet<string>;
  /** Inflected adjectives, which stand before a noun. */
  readonly adjective: RegExp;
  /** Verbs whose subject is mostly a person. */
  readonly personVerb: RegExp;
}
