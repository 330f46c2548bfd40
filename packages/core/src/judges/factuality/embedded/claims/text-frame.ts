import type { Steps } from "../../../../ports/steps.ts";
import type { Sentence, TextDocument } from "../../../../text/index.ts";
import { hasFiniteVerb, wordsOf } from "./has-finite-verb.ts";
import { holds } from "./is-claim.ts";
import { plainText } from "./quoted-speech.ts";

/** A signature has fewer lines, and none of them more words. */
const MOST_LINES = 6;
const MOST_WORDS = 8;
/** What stands further from the end is no signature, and no line of one is longer. */
const REACH = 400;
const LONGEST_LINE = 120;
/** "Kind regards", "Mit freundlichen Grüßen aus Kiel". */
const MOST_CLOSING_WORDS = 6;

/**
 * Where a text signs off: at the last line that takes leave, where only names follow it. The end of the text where it does
 * not. "Kind regards / Anna Keller / Visitor desk" states nothing about the matter.
 */
export function* signOffOf({ text, language }: TextDocument): Steps<number> {
  const { courtesies } = language.judging.nonClaims;
  let end = text.length;
  for (let seen = 0; seen < MOST_LINES && end > Math.max(0, text.length - REACH); ) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    if (end - start > LONGEST_LINE) break;
    const line = plainText(text.slice(start, end).replace(/[*_~`>#]|\p{Extended_Pictographic}\ufe0f?/gu, " "));
    if (line !== "") {
      const [leave = ""] = line.split(",");
      const closes = wordsOf(leave).length <= MOST_CLOSING_WORDS && (yield* holds(courtesies, leave.toLowerCase()));
      if (seen === 0 && start > 0 && isNameAlone(line) && endsInProse(text.slice(0, start))) return start;
      if (closes && isSigned(line.slice(leave.length), text.slice(end))) return start;
      if (!isName(line)) break;
      seen += 1;
    }
    if (start === 0) break;
    end = start - 1;
  }
  return text.length;

  function isName(line: string): boolean {
    const words = wordsOf(line);
    return words.length <= MOST_WORDS && !/[.!?:]$/u.test(line) && !hasFiniteVerb(words, language);
  }

  /** "Gruß, Piet": on the line itself, or below it. */
  function isSigned(behind: string, below: string): boolean {
    return /\p{L}/u.test(below) || (/\p{L}/u.test(behind) && isName(behind));
  }
}

/** "Ole", "— Anna K.": one to three large words alone. */
function isNameAlone(line: string): boolean {
  return /^(?:(?:--|[–—])\s?)?\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,2}$/u.test(line.slice(0, LONGEST_LINE));
}

/** The last line of some text is no item of a list. */
function endsInProse(text: string): boolean {
  const line = text.slice(-REACH).trimEnd().split("\n").at(-1)!.trimStart();
  return /[\p{L}.!?…)"”»]$/u.test(line) && !/^[-–—*+•|]/u.test(line);
}

/** "**Q2: I bought it used. Does that matter?**": all of a line that asks, marked as the question of a list of them. */
export function isAsked({ text }: TextDocument, { start_char: start, end_char: end }: Sentence): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  if (start - from > LONGEST_QUESTION) return false;
  const to = text.indexOf("\n", end);
  const line = text.slice(from, Math.min(to < 0 ? text.length : to, from + LONGEST_QUESTION)).trim();
  return ASKS.test(line) && /\?[*_\s]*$/u.test(line);
}

const LONGEST_QUESTION = 300;
const ASKS = /^[*_#\s]*(?:[QFP]\d{0,2}|(?:Question|Frage|Pregunta|Pergunta)(?: \d{1,2})?)[*_]*\s?[:.)]/u;

/** "[1] Wiki article “Hohenrath castle”": an entry of a list of sources, on a line of its own. */
export function isSourceEntry(line: string, bare: string, document: Pick<TextDocument, "language">): boolean {
  if (!/^\s*(?:\[\^?\d{1,3}\]|【[^】\n]{1,20}】)/u.test(line)) return false;
  return /^\s*["“„«»]/u.test(bare) || !hasFiniteVerb(wordsOf(bare), document.language);
}
