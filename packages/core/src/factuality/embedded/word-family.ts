import { type Language, stem } from "../../text/index.ts";
import { foldWord } from "../../text/values/fold-word.ts";

/** Parts that must agree before two stems count as one word in other clothes. */
const LEAST_ROOT = 5;
const LEAST_SHORT_ROOT = 4;
/** How much may follow the common part: "demolish" and "demolition", "decide" and "decision". */
const LONGEST_ENDING = 4;

/**
 * True for two forms of one word: derived ("demolish", "demolition"), irregular ("übernahm", "übernommen"), apart
 * ("kündigte … an", "angekündigt") or as part of a compound ("Vertrag", "Kaufvertrag").
 */
export function areOfOneFamily(a: string, b: string, language: Language): boolean {
  if (language === "de" && (isFeminineOf(a, b) || isFeminineOf(b, a))) return false;
  const one = foldWord(stem(a, language));
  const two = foldWord(stem(b, language));
  if (one === two || haveOneRoot(one, two)) return true;
  return language === "de" && (isCompoundOf(one, two) || isCompoundOf(two, one) || areOneGermanVerb(a, b));
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

function areOneGermanVerb(a: string, b: string): boolean {
  const one = readGermanVerb(a);
  const two = readGermanVerb(b);
  return one.root.length >= 3 && one.root === two.root && one.prefix === two.prefix;
}

function readGermanVerb(word: string): VerbForm {
  const plain = foldWord(word);
  const prefix = PREFIX.exec(plain)?.[1] ?? "";
  let rest = plain.slice(prefix.length);
  if (prefix !== "" && rest.startsWith("zu") && rest.length > 5) rest = rest.slice(2);
  let root = stem(rest, "de");
  if (prefix !== "" && !rest.startsWith("ge")) {
    // Participles of verbs whose prefix never leaves have no "ge" of their own: "übernommen".
    const participle = stem(`ge${rest}`, "de");
    if (!participle.startsWith("ge")) root = participle;
  }
  return { prefix, root: root.replace(/^ge(?=.{3})/, "").replace(/(?<=.{3})t$/, "") };
}
