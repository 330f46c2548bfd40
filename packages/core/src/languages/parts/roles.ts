/** What shows who acts and who is acted upon. */
export interface RoleCues {
  /** Whether the order of words alone shows it, or only where nothing else does. */
  readonly wordOrder: "fixed" | "free";
  /** "Cuesta 9 euros": a verb may stand without its subject. */
  readonly dropsSubject: boolean;
  /** Articles and possessives. */
  readonly determiners: ReadonlySet<string>;
  /** Articles and possessives that tie their noun to the one before them: "das Dach der Halle". */
  readonly belonging: ReadonlySet<string>;
  /** Prepositions with the article in them: "im". */
  readonly fused: ReadonlySet<string>;
  /** What shows that an article, its noun and the verb speak of several; `verb` null where the others tell. */
  readonly plural: {
    readonly article: RegExp;
    readonly noun: RegExp;
    readonly verb: RegExp | null;
    /** Adjectives stand behind their noun. */
    readonly adjectiveBehind: boolean;
  };
  /** The word before what is to be done, where that stands behind its object: "den Verkauf zu prüfen". */
  readonly goal: ReadonlySet<string>;
  /** Words that make their noun another one: "the former chief", "the deputy head". */
  readonly unlike: RegExp;
  /** The word between a thing and its kind where the name follows that: "la cadena de ópticas Miralux". */
  readonly describing: ReadonlySet<string>;
  /** Articles that rather stand before a thing put in front than before the one who acts. Read only with free word order. */
  readonly thingArticles: ReadonlySet<string>;
  /** How nouns end that are rarely told of one; null where order tells who acts. */
  readonly manyEnding: RegExp | null;
  /** The article before somebody new, who mostly acts. Read only with free word order. */
  readonly newcomerArticles: ReadonlySet<string>;
  /** Forms that make a passive together with a participle. */
  readonly passive: ReadonlySet<string>;
  /** How participles end that make a passive without anybody who acts right behind its auxiliary; null where order tells nothing. */
  readonly participle: RegExp | null;
  /** Words that make a verb tell of a deed without anybody who acts: "se halló". */
  readonly impersonal: ReadonlySet<string>;
  /** The word before the one who acts in a passive. */
  readonly by: ReadonlySet<string>;
  /** Words that mark the noun behind them as acted upon. */
  readonly object: ReadonlySet<string>;
  /** Words that mark the noun behind them as acting. */
  readonly subject: ReadonlySet<string>;
  /** Words before the one to whom or from whom something goes. */
  readonly toward: ReadonlySet<string>;
  /** Small words right before a verb that take up what is acted upon: "la luz la paga el inquilino". */
  readonly clitics: ReadonlySet<string>;
  /** How verbs end with which several act, and nouns whose article tells no role: "Katzen dürfen Mieter halten", "der Beklagten". */
  readonly openEnding: RegExp | null;
  /** Verbs that say the same with both sides changed: whoever meets me is met by me. */
  readonly mutual: ReadonlySet<string>;
  /** Verbs that say little without what follows them: "took eleven hours" and "took part" are two things. */
  readonly lightVerbs: ReadonlySet<string>;
  /** Words that start another phrase: what follows is neither. */
  readonly other: ReadonlySet<string>;
  /** Small words before the start and before the goal of a way. */
  readonly route: { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> };
}
