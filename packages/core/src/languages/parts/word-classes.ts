/** The closed word classes the embedded judges look at; all entries in small letters. */
export interface WordClasses {
  /** Pronouns and possessives of the third person: they need somebody to point at. */
  readonly pronouns: ReadonlySet<string>;
  /** Words that open a sentence by answering the one before it. */
  readonly connectives: ReadonlySet<string>;
  /** The same in two words. */
  readonly connectivePairs: ReadonlySet<string>;
  /** Words that make a preposition or a conjunction of a connective before them: después de, so far. */
  readonly binders: ReadonlySet<string>;
  /** Words that open a clause, so two copied pieces may meet there. */
  readonly clauseOpeners: ReadonlySet<string>;
  /** Words after which a sentence cannot end. */
  readonly neverLast: ReadonlySet<string>;
  /** Subjects that often open a new sentence: articles and personal pronouns. */
  readonly subjectOpeners: ReadonlySet<string>;
  /** Articles and possessives in front of which stands a verb or a preposition, never a noun; empty where nouns do. */
  readonly objectOpeners: ReadonlySet<string>;
  /** Definite articles and demonstratives. */
  readonly definites: ReadonlySet<string>;
  /** Indefinite articles: they introduce what a definite one may name later. */
  readonly indefinites: ReadonlySet<string>;
  /** Forms of auxiliary and other very frequent verbs: a sign of a finite clause. */
  readonly finiteVerbs: ReadonlySet<string>;
  /** Endings of finite verbs that are not in the list. */
  readonly finiteEndings: RegExp;
  /** Words that turn a statement around. */
  readonly negations: ReadonlySet<string>;
}
