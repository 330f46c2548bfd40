import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";
import { foldWord } from "../../../text/values/fold-word.ts";
import { memoizeWords } from "../../../text/words/memoize-words.ts";

/** Parts that must agree before two stems count as one word in other clothes. */
const MIN_ROOT = 5;
const MIN_SHORT_ROOT = 4;
/** How much may follow the common part: "demolish" and "demolition", "decide" and "decision". */
const MAX_ENDING_LENGTH = 4;
/** What must be left of a verb without what makes its participle. */
const MIN_VERB = 3;

/** A word read once, to be held against many. */
export interface WordForm {
  readonly word: string;
  readonly stem: string;
  /** Read as a verb, where verbs change beyond their ending. */
  readonly verb: VerbForm | undefined;
  readonly language: LanguagePack;
}

export const readWordForm: (word: string, language: LanguagePack) => WordForm = memoizeWords((word, language) => {
  return { word, stem: foldWord(stem(word, language)), verb: readVerb(word, language), language };
});

/**
 * True for two forms of one word: derived ("demolish", "demolition"), irregular ("übernahm", "übernommen"), apart
 * ("kündigte … an", "angekündigt") or as part of a compound ("Vertrag", "Kaufvertrag").
 */
export function areOfOneFamily(a: WordForm, b: WordForm): boolean {
  const { judging, words } = a.language;
  if (judging.feminineEndings.some((ending) => isWith(ending, a.word, b.word) || isWith(ending, b.word, a.word)))
    return false;
  if (a.stem === b.stem || haveOneRoot(a.stem, b.stem)) return true;
  if (words.closedCompounds && (isCompoundOf(a.stem, b.stem) || isCompoundOf(b.stem, a.stem))) return true;
  return a.verb !== undefined && b.verb !== undefined && areOneVerb(a.verb, b.verb);
}

function isWith(ending: string, a: string, b: string): boolean {
  return a.length === b.length + ending.length && a.startsWith(b) && a.endsWith(ending);
}

function haveOneRoot(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let root = 0;
  while (root < short.length && short.charCodeAt(root) === long.charCodeAt(root)) root += 1;
  if (long.length - root > MAX_ENDING_LENGTH || short.length - root > 1) return false;
  return root >= MIN_ROOT || (root >= MIN_SHORT_ROOT && long.length - root <= 2);
}

/** The last part of a compound says what it is, the first one of what kind. */
function isCompoundOf(part: string, whole: string): boolean {
  if (part.length < MIN_ROOT || whole.length < part.length + 3) return false;
  return whole.endsWith(part) || whole.startsWith(part);
}

interface VerbForm {
  readonly prefix: string;
  readonly root: string;
}

/** A verb form with its prefix in front of its root, so that "angeschafft" and "anzuschaffen" are one. */
export function verbForm(word: string, language: LanguagePack): string | undefined {
  const verb = readVerb(word, language);
  return verb && `${verb.prefix}${verb.root}`;
}

function areOneVerb(one: VerbForm, two: VerbForm): boolean {
  return one.root.length >= MIN_VERB && one.root === two.root && one.prefix === two.prefix;
}

/** Undefined where verbs change by their ending only. */
function readVerb(word: string, language: LanguagePack): VerbForm | undefined {
  const { verbs } = language.judging;
  if (verbs === null) return undefined;
  const { front, end } = verbs.participle;
  const plain = foldWord(word);
  const prefix = verbs.prefix.exec(plain)?.[1] ?? "";
  let rest = plain.slice(prefix.length);
  if (prefix !== "" && rest.startsWith(verbs.infinitive) && rest.length > 5) rest = rest.slice(verbs.infinitive.length);
  if (rest.endsWith(verbs.noun) && rest.length >= verbs.noun.length + MIN_VERB)
    rest = rest.slice(0, -verbs.noun.length);
  let root = stem(rest, language);
  if (prefix !== "" && !rest.startsWith(front)) {
    // Participles of verbs whose prefix never leaves have no "ge" of their own: "übernommen".
    const participle = stem(`${front}${rest}`, language);
    if (!participle.startsWith(front)) root = participle;
  }
  if (root.startsWith(front) && root.length >= front.length + MIN_VERB) root = root.slice(front.length);
  if (root.endsWith(end) && root.length >= end.length + MIN_VERB) root = root.slice(0, -end.length);
  return { prefix, root };
}
