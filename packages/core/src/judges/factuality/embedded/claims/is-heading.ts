import type { AnalysedSentence } from "../../../../text/index.ts";
import { hasFiniteVerb, wordsOf } from "./has-finite-verb.ts";
import { plainText } from "./quoted-speech.ts";

/** Longer lines without a full stop are sentences somebody forgot to close. */
const MAX_WORDS = 8;

/** Emphasised as a whole, with its full stop. */
const RUN_IN = /^(?:\([a-z\d]{1,2}\)\s+)?(\*{1,3}|_{1,3})[^*_]+\.\1$/u;

/** Opens or closes with a picture, or is emphasised from its start. */
const TITLED = /^\s*(?:\p{Extended_Pictographic}|[*_])|\p{Extended_Pictographic}\ufe0f?\s*$/u;

/** Where a sentence stands among the lines of its text. */
export interface PlaceInLines {
  /** Its line up to its end. */
  readonly line: string;
  /** The only sentence of a line that is no list item, above one that ends like a sentence or opens a list. */
  readonly heads: boolean;
  /** Stands first, above an empty line. */
  readonly isTitle: boolean;
  /** Stands right above the items of a list. */
  readonly opensList: boolean;
  /** The next sentence stands on the same line. */
  readonly runsOn: boolean;
  /** Ends the first line of a Markdown table, which names its columns. */
  readonly isTableHead: boolean;
}

/** A Markdown heading, the head of a table, or a short line above others that neither ends nor has a verb or a value. */
export function isHeading(
  sentence: AnalysedSentence,
  bare: string,
  { line, heads, isTitle, opensList, runsOn, isTableHead }: PlaceInLines,
): boolean {
  const { text, tokens, language } = sentence;
  if (/^\s*(?:`{3}|~{3})/u.test(text)) return false;
  if (isTableHead || /^\s{0,3}#{1,6}\s/u.test(line)) return true;
  const isBold = /^(?:[-*+•]\s+)?(\*\*|__)[^*_]+\1:?$/u.test(text);
  // "📣 **What's new in Notekeep 5.2**": a mark alone makes the first line a title, where it ends like none of a text.
  if (isTitle && tokens.length <= MAX_WORDS + 2 && TITLED.test(text) && !/[.!?…:]\s*$/u.test(plainText(bare)))
    return true;
  if (tokens.length > MAX_WORDS) return false;
  // "**Side effects.** You may …" heads its own line.
  if (runsOn && RUN_IN.test(text)) return tokens.length > 0 && !hasFiniteVerb(wordsOf(bare), language);
  if (!(heads || isTitle || isBold)) return false;
  // "**Orion 5**" and "**In 2022:**" above what is said of them.
  if (isBold && heads ? /[.!?…"”»]\s*$|:\s*\S/u.test(bare) : /[.!?…:"”»]\s*$|:\s*\S|\p{N}/u.test(bare)) return false;
  // "THE KESTREL"
  if (heads && tokens.length > 1 && bare === bare.toUpperCase()) return true;
  // "✅ Allowed" and "**A few things to keep in mind**" above a list are marked as its heading, whatever verb is in them.
  if (heads && opensList && (isBold || /^\s*\p{Extended_Pictographic}/u.test(text))) return true;
  if (isBold) return !tokens.some(({ lower }) => language.wordClasses.finiteVerbs.has(lower));
  return !hasFiniteVerb(wordsOf(bare), language);
}
