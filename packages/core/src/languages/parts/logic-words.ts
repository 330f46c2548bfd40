/** What a small word does to a statement. Two words of one class that differ in sense make two statements of it. */
export const LOGIC_CLASSES = [
  "negation",
  "exception",
  "condition",
  "only",
  "time",
  "modality",
  "quantifier",
  "phase",
  "comparison",
  "relation",
  "cause",
] as const;

export type LogicClass = (typeof LOGIC_CLASSES)[number];

/** A word with its class; words of one class and sense say the same ("lediglich", "nur"). */
export interface LogicWord {
  readonly class: LogicClass;
  readonly sense: string;
}

/** What tells when something was or is so. */
interface Tenses {
  /** How verbs end that tell of the past. */
  readonly past: RegExp;
  /** How verbs end that tell of the present. */
  readonly present: RegExp;
  /** "Was". */
  readonly was: ReadonlySet<string>;
  /** "Is". */
  readonly is: ReadonlySet<string>;
}

/** The small words of a language that decide what a statement says, and those that do not. */
export interface LogicWords {
  readonly words: ReadonlyMap<string, LogicWord>;
  /** Function words that may be added, changed or left out without changing what is said. */
  readonly free: ReadonlySet<string>;
  /** Words that point at something named before. */
  readonly references: ReadonlySet<string>;
  /** "This", "these", before what was named last. */
  readonly pointing: ReadonlySet<string>;
  /** "There": the place named last. */
  readonly there: ReadonlySet<string>;
  /** Words that open a phrase of place, time or manner. */
  readonly prepositions: ReadonlySet<string>;
  /** Words before a value that tell how far something moved: "by". */
  readonly step: ReadonlySet<string>;
  /** "And". */
  readonly and: ReadonlySet<string>;
  /** "But": what it adds may share the subject before it. */
  readonly but: ReadonlySet<string>;
  /** "But" behind "not": what stands between the two is not so. */
  readonly rather: ReadonlySet<string>;
  /** "Then": what stands behind it comes later. */
  readonly next: ReadonlySet<string>;
  /** Words that tell why when "that" stands behind them: "ya que", "given that". */
  readonly because: ReadonlySet<string>;
  /** "Also", "both": what holds for one holds for another as well. */
  readonly also: ReadonlySet<string>;
  /** "Or". */
  readonly or: ReadonlySet<string>;
  /** "One" of "one of the largest". */
  readonly one: ReadonlySet<string>;
  /** Words that open a clause which tells what somebody says or which thing is meant. */
  readonly that: ReadonlySet<string>;
  /** Words that tie a noun to the one it belongs to: "a pupil of". */
  readonly of: ReadonlySet<string>;
  /** What excepts some from "all": "but two", "with one exception". */
  readonly excepting: RegExp;
  /** "The other way round": of one thing the sentence says what it denies of another. */
  readonly reversing: RegExp | null;
  /** Words before what is known already: "the", "this". */
  readonly definite: ReadonlySet<string>;
  /** Words for what was named before: "the company", "the village". */
  readonly generalNouns: ReadonlySet<string>;
  /** "The latter": the one named last. */
  readonly lastNamed: RegExp | null;
  /** "The former": not the one named last. */
  readonly firstNamed: RegExp | null;
  /** "Respectively": the first has the first, the second the second. */
  readonly respectively: ReadonlySet<string>;
  /** "Other": the rest of a kind, without those just named. */
  readonly others: ReadonlySet<string>;
  /** Words that open who says it: "according to". */
  readonly attributing: ReadonlySet<string>;
  /** Words that do so only behind the last comma: ", so die Sprecherin". */
  readonly attributingBehind?: ReadonlySet<string>;
  /** What stands before a comma or a colon and only leads on: "in addition". It says nothing of the world. */
  readonly openings?: RegExp;
  /** Verbs that say no more than that somebody says so: "according to Ortega" is "Ortega said that". */
  readonly telling: ReadonlySet<string>;
  /** Two words that only lead over from what was said before, the first of which has a class elsewhere: "sin embargo". */
  readonly connectives: ReadonlySet<string>;
  /** "Zucker dagegen schon", "pero sí el nombre": what holds of this one after a denial of another. */
  readonly affirming: ReadonlySet<string>;
  /** "Mainly to Italy": not all of it goes there; null where nobody has gathered such words. */
  readonly mostly: RegExp | null;
  /** Words that open what must be so ("eat free when accompanied"), unless the verb tells of what was. */
  readonly whens: ReadonlySet<string>;
  /** Articles that a pronoun cannot stand for: "die" for "er". */
  readonly otherGender: ReadonlyMap<string, ReadonlySet<string>>;
  /** "Its", "their". */
  readonly possessives: ReadonlySet<string>;
  /** How a word ends that puts one thing above all of its kind; null where other words tell. */
  readonly superlative: RegExp | null;
  /** Null where the forms of verbs tell too little. */
  readonly tenses: Tenses | null;
  /** A verb that names what to do, with the word before it: "to run"; null where nothing tells it. */
  readonly infinitive: RegExp | null;
  /** Verbs whose infinitive tells what was done: "managed to". */
  readonly achieving: ReadonlySet<string>;
  /** Words that go on with what a negation before them denies, and deny nothing more: Spanish "ni". */
  readonly nor: ReadonlySet<string>;
  /** What opens a list of which nothing holds, and what goes on with it: "neither", "nor". */
  readonly neither: { readonly first: ReadonlySet<string>; readonly further: ReadonlySet<string> };
  /** Words of duty that forbid where they are denied: "must not". */
  readonly forbidding: ReadonlySet<string>;
  /** "Is": between a subject and what it is. */
  readonly copulas: ReadonlySet<string>;
  /** Helping verbs that tell of the past together with a participle. */
  readonly perfect: ReadonlySet<string>;
  /** Helping verbs that tell of what is still to come. */
  readonly future: ReadonlySet<string>;
  /** Words that tell what was once so. */
  readonly former: ReadonlySet<string>;
  /** Parts of the year or the week: what is so in winter need not be so all the year. */
  readonly seasons: ReadonlySet<string>;
  /** Words for what holds as a rule, and so for some and not for others: "free", "allowed", "open", "costs". */
  readonly byRule: ReadonlySet<string>;
  /** Words that lead up to those for whom it holds, and to where, when or from which amount: "for", "on", "within". */
  readonly scoping: ReadonlySet<string>;
  /** Words of content without which a plan, a try or a rumour becomes a fact. */
  readonly hedges: ReadonlySet<string>;
}

/** Reads a table of "word word:sense word:sense" by class. */
export function logicWords(table: Partial<Readonly<Record<LogicClass, string>>>): ReadonlyMap<string, LogicWord> {
  const words = new Map<string, LogicWord>();
  for (const name of LOGIC_CLASSES) {
    let waiting: string[] = [];
    for (const entry of (table[name] ?? "").split(" ")) {
      const [word = "", sense] = entry.split(":");
      waiting.push(word);
      if (sense === undefined) continue;
      for (const one of waiting) if (!words.has(one)) words.set(one, { class: name, sense });
      waiting = [];
    }
  }
  return words;
}
