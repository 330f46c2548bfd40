/** What tells that a text does not stand by what one of its sentences says. */
export interface UntruthCues {
  /** Words that call what stands beside them untrue or made up: "myth", "wrongly", "fictional". */
  readonly words: ReadonlySet<string>;
  /** Words that stand beside them over a list of both: "myths and facts". */
  readonly facts: ReadonlySet<string>;
  /** Words before the other one of two that are unlike each other: "unlike". */
  readonly unlike: ReadonlySet<string>;
  /** How a sentence begins that denies the one before: "That is wrong". */
  readonly takingBack: RegExp;
  /** How one begins that sets right what was published in the one before: "In fact". */
  readonly settingRight: RegExp;
  /** "Article", "page", "hieß es": where or how what is set right was told. */
  readonly published: ReadonlySet<string>;
  /** Words that open a correction: what it repeats first is what was wrong. */
  readonly correction: RegExp;
  /** A sentence that tells what would have been: nothing of it came about; null where a word tells it. Bounded: texts are hostile. */
  readonly unreal: RegExp | null;
  /** What tells that somebody says, thinks or asks for something. */
  readonly reported: {
    /** What opens the clause: "that". */
    readonly opening: ReadonlySet<string>;
    /** Words right before it, behind which it opens something else: "so that". */
    readonly unlessBehind: ReadonlySet<string>;
    /** Words before it with which the text stands by the clause: "shows that", "the fact that". */
    readonly vouching: ReadonlySet<string>;
    /** Words beside a verb of saying with which it does not: who has a side of their own, "claims", "older version", "sometimes said". */
    readonly doubtful: ReadonlySet<string>;
    /** Words that tell by themselves that one side says so: "accused", "argument". */
    readonly arguing: ReadonlySet<string>;
    /** Words of liking and disliking: what somebody calls so is an opinion, and no fact. */
    readonly praise: ReadonlySet<string>;
    /** Forms of verbs that tell it without such a word: German "sei". */
    readonly forms: ReadonlySet<string>;
  };
  /** "Too": what stands behind its `to` does not come about; null where nobody has gathered such words. */
  readonly excess: { readonly words: ReadonlySet<string>; readonly to: ReadonlySet<string> } | null;
}
