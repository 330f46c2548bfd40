/** When a pronoun that opens a sentence points at somebody; the patterns see the two words that follow it. */
export interface Pointer {
  /** Only before these: "Este comenzó", not "Este artículo". */
  readonly onlyBefore?: RegExp;
  /** Not before these, where it points at nothing: "It is unclear", "Es gibt". */
  readonly notBefore?: RegExp;
  /** True where the same word addresses the reader politely. */
  readonly polite?: true;
}

/** The closed word classes the embedded judges look at; all entries in small letters. */
export interface WordClasses {
  /** Pronouns and possessives of the third person: they need somebody to point at. */
  readonly pronouns: ReadonlySet<string>;
  /** Pronouns that, as the first word of a sentence, point at somebody told before. */
  readonly pointers: ReadonlyMap<string, Pointer>;
  /** Polite forms of address as they are written inside a sentence. */
  readonly politeForms: ReadonlySet<string>;
  /** Words that open a sentence by answering the one before it. */
  readonly connectives: ReadonlySet<string>;
  /** The same in two words. */
  readonly connectivePairs: ReadonlySet<string>;
  /** Words that make a preposition or a conjunction of a connective before them: después de, so far. */
  readonly binders: ReadonlySet<string>;
  /** Words that open a clause, so two copied pieces may meet there. */
  readonly clauseOpeners: ReadonlySet<string>;
  /** Words after which a sentence cannot end, with or without a full stop. */
  readonly neverLast: ReadonlySet<string>;
  /** Words a whole sentence may end on ("asked for."), but that show without a full stop that it breaks off. */
  readonly rarelyLast: ReadonlySet<string>;
  /** Words that may stand twice in a row: "had had", "die, die". */
  readonly mayDouble: ReadonlySet<string>;
  /** Subjects that often open a new sentence: articles and personal pronouns. */
  readonly subjectOpeners: ReadonlySet<string>;
  /** Forms of auxiliary and other very frequent verbs: a sign of a finite clause. */
  readonly finiteVerbs: ReadonlySet<string>;
  /** Endings of finite verbs that are not in the list. */
  readonly finiteEndings: RegExp;
  /** Words that turn a statement around. */
  readonly negations: ReadonlySet<string>;
}
