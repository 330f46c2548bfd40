import type { Frames } from "./frames.ts";
import type { ListLineWords } from "./list-lines.ts";
import type { LogicWords } from "./logic-words.ts";
import type { NonClaims } from "./non-claims.ts";
import type { Phrases } from "./phrases.ts";
import type { RestatementCues } from "./restatements.ts";
import type { RoleCues } from "./roles.ts";
import type { UntruthCues } from "./untruths.ts";

/** What the factuality judge must know of a language to hold a claim against a source; all words in small letters. */
export interface Judging {
  /** Where a new clause starts: a semicolon, or a comma with a conjunction that mostly joins whole clauses. Global. */
  readonly clauseCues: RegExp;
  /** Words that shut something out or take it back. */
  readonly exclusions: ReadonlySet<string>;
  readonly frames: Frames;
  readonly nonClaims: NonClaims;
  /** Words that turn a statement into its opposite. */
  readonly negations: ReadonlySet<string>;
  /** Verbs that say that something was not done. */
  readonly impliedNegations: ReadonlySet<string>;
  readonly logic: LogicWords;
  readonly listLines: ListLineWords;
  readonly restatements: RestatementCues;
  readonly roles: RoleCues;
  readonly untruths: UntruthCues;
  /**
   * Words that say the same in a report, one group a line; folded, inflected forms only where stemming fails. A group is
   * kept tight: a word that may also say something else excuses nothing but itself.
   */
  readonly sameMeaning: string;
  /** Words that say the same wherever one of them stands for another, written as above: a proof may rest on them. */
  readonly equivalents: string;
  /** Words that together say what one word says wherever they stand: a proof may rest on them. */
  readonly phrases: Phrases;
  /** Kinds of one thing, a line each: what is one of them is none of the others. `=` joins two words for one kind. */
  readonly kinds: string;
  /** Words with which speakers name themselves and each other; outside quotations a report hardly needs them. */
  readonly speakerWords: ReadonlySet<string>;
  /** Particles that leave their verb and close the clause. */
  readonly particles: ReadonlySet<string>;
  /** How verbs change beyond their ending; null where they do not. */
  readonly verbs: VerbFormation | null;
  /** Null where a duty always has a word of its own. */
  readonly duty: Duty | null;
  /** Endings that make a noun for a man one for a woman: "Lehrerin" and "Lehrer" are two people. */
  readonly feminineEndings: readonly string[];
  /** Articles of a gender, and how nouns of that gender end; empty where a noun's ending does not change with it. */
  readonly genders: readonly Gender[];
  /** Null where nobody has gathered synonyms and opposites. */
  readonly thesaurus: Thesaurus | null;
}

/** What tells a duty without a word for it: German "ist zu melden", "hat zu melden". */
interface Duty {
  /** The word that says it. */
  readonly must: string;
  readonly helpers: ReadonlySet<string>;
  /** What stands before the infinitive, or within it. */
  readonly to: string;
  readonly infinitive: RegExp;
  /** Words that govern such an infinitive, so that it tells no duty: "ist bereit zu helfen". */
  readonly governed: ReadonlySet<string>;
}

interface VerbFormation {
  /** Matches a prefix at the front of a folded verb, some leave it: "kündigte … an", "angekündigt". */
  readonly prefix: RegExp;
  /** What stands between prefix and verb in an infinitive: "an-zu-schaffen". */
  readonly infinitive: string;
  /** What a participle puts in front, and what it ends in: "ge-schaff-t". */
  readonly participle: { readonly front: string; readonly end: string };
  /** How the noun ends that names the deed: "Abhol-ung". */
  readonly noun: string;
}

interface Gender {
  readonly articles: ReadonlySet<string>;
  readonly ending: string;
}

interface Thesaurus {
  /** Which stems of `words.frequencies` it speaks of, as `shared/bit-list.ts` writes it. */
  readonly known: string;
  /** The others it speaks of: a list as `shared/stem-list.ts` writes it. */
  readonly more: string;
  /** Which of all these stems, in order, belong together, as `shared/stem-groups.ts` writes it. */
  readonly synonyms: string;
  readonly opposites: string;
}
