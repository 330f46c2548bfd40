import type { LanguagePack } from "../../../languages/language-pack.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { stem } from "../../../text/index.ts";
import { foldWord } from "../../../text/values/fold-word.ts";
import { rememberWords } from "../../../text/words/remember-words.ts";

/** Parts that must agree before two stems count as one word in other clothes. */
const LEAST_ROOT = 5;
const LEAST_SHORT_ROOT = 4;
/** How much may follow the common part: "demolish" and "demolition", "decide" and "decision". */
const LONGEST_ENDING = 4;

/** A word read once, to be held against many. */
export interface WordForm {
  readonly word: string;
  readonly stem: string;
  /** Read as a verb, in German only. */
  readonly verb: VerbForm | undefined;
}

export const readWordForm: (word: string, language: LanguagePack) => WordForm = rememberWords((word, language) => {
  const verb = language.code === "de" ? readGermanVerb(word) : undefined;
  return { word, stem: foldWord(stem(word, language)), verb };
});

/**
 * True for two forms of one word: derived ("demolish", "demolition"), irregular ("übernahm", "übernommen"), apart
 * ("kündigte … an", "angekündigt") or as part of a compound ("Vertrag", "Kaufvertrag").
 */
export function areOfOneFamily(a: WordForm, b: WordForm): boolean {
  const german = a.verb !== undefined && b.verb !== undefined;
  if (german && (isFeminineOf(a.word, b.word) || isFeminineOf(b.word, a.word))) return false;
  if (a.stem === b.stem || haveOneRoot(a.stem, b.stem)) return true;
  return german && (isCompoundOf(a.stem, b.stem) || isCompoundOf(b.stem, a.stem) || areOneVerb(a.verb, b.verb));
}

/** "Lehrerin" and "Lehrer" are two people. */
function isFeminineOf(a: string, b: string): boolean {
  return a === `${b}in` || a === `${b}innen`;
}

function haveOneRoot(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let root = 0;
  while (root < short.length && short.charCodeAt(root) === long.charCodeAt(root)) root += 1;
  if (long.length - root > LONGEST_ENDING || short.length - root > 1) return false;
  return root >= LEAST_ROOT || (root >= LEAST_SHORT_ROOT && long.length - root <= 2);
}

/** German writes compounds as one word: the last part says what it is, the first one of what kind. */
function isCompoundOf(part: string, whole: string): boolean {
  if (part.length < LEAST_ROOT || whole.length < part.length + 3) return false;
  return whole.endsWith(part) || whole.startsWith(part);
}

const PREFIX =
  /^(zusammen|zuruck|wieder|unter|durch|nach|fest|frei|uber|auf|aus|bei|ein|ent|her|hin|los|mit|ver|vor|weg|zer|ab|an|be|er|um|zu)(?=.{4})/;

interface VerbForm {
  readonly prefix: string;
  readonly root: string;
}

/** A German verb form with its prefix in front of its root, so that "angeschafft" and "anzuschaffen" are one. */
export function germanVerbForm(word: string): string {
  const { prefix, root } = readGermanVerb(word);
  return `${prefix}${root}`;
}

function areOneVerb(one: VerbForm, two: VerbForm): boolean {
  return one.root.length >= 3 && one.root === two.root && one.prefix === two.prefix;
}

function readGermanVerb(word: string): VerbForm {
  const plain = foldWord(word);
  const prefix = PREFIX.exec(plain)?.[1] ?? "";
  let rest = plain.slice(prefix.length);
  if (prefix !== "" && rest.startsWith("zu") && rest.length > 5) rest = rest.slice(2);
  let root = stem(rest, packOf("de"));
  if (prefix !== "" && !rest.startsWith("ge")) {
    // Participles of verbs whose prefix never leaves have no "ge" of their own: "übernommen".
    const participle = stem(`ge${rest}`, packOf("de"));
    if (!participle.startsWith("ge")) root = participle;
  }
  return { prefix, root: root.replace(/^ge(?=.{3})/, "").replace(/(?<=.{3})t$/, "") };
}
