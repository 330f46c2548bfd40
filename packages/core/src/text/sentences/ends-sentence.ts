import { DIGIT, isBlankAt, LETTER, LOWER, PICTOGRAPH, UPPER } from "../characters.ts";
import { isOrdinal } from "./is-ordinal.ts";
import { type AbbreviationKind, abbreviationKind } from "./lexicon.ts";
import { type TokenAfter, type TokenBefore, tokenAfter, tokenBefore, wordBefore, wordsFrom } from "./neighbours.ts";
import type { Scan, Stop } from "./scan.ts";

/** Names that carry their own exclamation mark. */
const MARKED_NAMES = new Set(["yahoo", "jeopardy", "wham"]);
const ROMAN = /^(?=[IVXLC])(?:XL|X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Decides whether a stop before white space ends the sentence. */
export function endsSentence(scan: Scan, stop: Stop): boolean {
  const { text } = scan;
  let from = stop.after;
  while (from < text.length && isBlankAt(text, from)) from += 1;
  if (from >= text.length) return false;
  const next = tokenAfter(text, from);
  if (stop.pictograph) return true;
  if (stop.kind === "mark") return markEnds(scan, stop, next);
  if (stop.kind === "ellipsis") return startsLikeSentence(next);
  return dotEnds(scan, stop, next);
}

/** Capitals, digits, opening signs and symbols can start a sentence; small letters and commas cannot. */
function startsLikeSentence(next: TokenAfter): boolean {
  if ((next.flags & (UPPER | DIGIT | PICTOGRAPH)) !== 0) return true;
  // Scripts without case.
  if ((next.flags & LETTER) !== 0) return (next.flags & LOWER) === 0 || isCamelName(next.word);
  return !/^[,;:.!?)\]}]/.test(next.word) && (next.opened || /[#@$€£¥%+&/§°]/.test(next.word));
}

/** `iPhone`, `eBay`: a small letter before a capital starts a name. */
function isCamelName(word: string): boolean {
  return /^\p{Ll}\p{Lu}/u.test(word);
}

function markEnds(scan: Scan, stop: Stop, next: TokenAfter): boolean {
  const token = tokenBefore(scan.text, stop.start, scan.sentenceStart).text;
  if (MARKED_NAMES.has(token.toLowerCase()) && !isStarter(scan, next)) return false;
  if (stop.closedQuote && followsSpeaker(scan, next)) return false;
  if ((next.flags & LOWER) !== 0 && !isCamelName(next.word)) return scan.caseless && !stop.closedBracket;
  return startsSomething(scan, next);
}

function dotEnds(scan: Scan, stop: Stop, next: TokenAfter): boolean {
  const { text, caseless } = scan;
  const token = tokenBefore(text, stop.start, scan.sentenceStart);
  const small = (next.flags & LOWER) !== 0 && !isCamelName(next.word);
  // A full stop inside the quotation marks ends the sentence even before the speaker's name.
  if (stop.closedQuote) return small ? caseless && !followsSpeaker(scan, next) : startsSomething(scan, next);
  // Tokenised text sets the full stop apart; there it is never part of an abbreviation.
  if (stop.start > 0 && isBlankAt(text, stop.start - 1)) return small || startsSomething(scan, next);
  const kind = kindOf(scan, token);
  // `S. 12` is a page, `S. Kern` a person.
  const initial = kind === "numeric" && isSingleLetter(token.text) && (next.flags & DIGIT) === 0;
  if (kind !== undefined && !initial) return abbreviationEnds(scan, kind, next, small);
  // "5 °C. The" ends with a unit.
  if (isSingleLetter(token.text) && text.charAt(token.start - 1) !== "°") return initialEnds(scan, token, next, small);
  if (/^[\p{L}](?:\.-?[\p{L}])+$/u.test(token.text)) return !small && isStarter(scan, next);
  if (/^[0-9]+$/.test(token.text)) return numberEnds(scan, token, next, small);
  if (scan.language.sentences.dottedOrdinals !== undefined && ROMAN.test(token.text)) return isStarter(scan, next);
  if (small) return caseless || (!stop.closedBracket && /^\p{L}\p{Ll}{4,}$/u.test(token.text));
  return startsSomething(scan, next);
}

function startsSomething(scan: Scan, next: TokenAfter): boolean {
  if ((next.flags & (UPPER | DIGIT | PICTOGRAPH)) !== 0 || isCamelName(next.word)) return true;
  if ((next.flags & LETTER) !== 0) return (next.flags & LOWER) === 0 || scan.caseless || next.opened;
  return next.opened || next.dashed || /[#@$€£¥+&/§°•*]/.test(scan.text.charAt(next.at));
}

function abbreviationEnds(scan: Scan, kind: AbbreviationKind, next: TokenAfter, small: boolean): boolean {
  switch (kind) {
    case "strict":
      return false;
    case "numeric":
      if ((next.flags & DIGIT) !== 0 || ROMAN.test(next.word)) return false;
      return small ? scan.caseless : startsSomething(scan, next);
    case "open":
      if (small) return isStarter(scan, next);
      if (scan.lexicon.continuations.has(next.word.toLowerCase())) return false;
      return !next.dashed && startsSomething(scan, next);
    case "soft":
      return isStarter(scan, next);
  }
}

/** `John F. Kennedy` goes on; `Plan B. The` does not. */
function initialEnds(scan: Scan, token: TokenBefore, next: TokenAfter, small: boolean): boolean {
  if (small) return scan.caseless && isStarter(scan, next);
  if ((next.flags & DIGIT) !== 0) return /\p{Lu}/u.test(token.text);
  const behindInitial = /(?:^|\P{L})\p{L}\.-?\s?$/u.test(scan.text.slice(Math.max(token.start - 5, 0), token.start));
  return !behindInitial && isStarter(scan, next);
}

function numberEnds(scan: Scan, token: TokenBefore, next: TokenAfter, small: boolean): boolean {
  // `1. Buy milk`: the number of a list item.
  if (token.start === scan.sentenceStart && token.text.length <= 3) return false;
  if (small) return scan.caseless;
  const { dottedOrdinals } = scan.language.sentences;
  if (dottedOrdinals === undefined) return startsSomething(scan, next);
  // `24. 12. 1978`
  if ((next.flags & DIGIT) !== 0 && /[0-9]\.\s?$/.test(scan.text.slice(Math.max(token.start - 3, 0), token.start)))
    return false;
  if (token.text.length <= 2 && (next.flags & DIGIT) !== 0)
    return !/^[0-9]{1,2}\./.test(scan.text.slice(next.at, next.at + 3));
  // A score or a decimal (`3:2.`) is no ordinal.
  if (/[:,/-]/.test(scan.text.charAt(token.start - 1))) return startsSomething(scan, next);
  const before = wordBefore(scan.text, token.start, scan.sentenceStart);
  if (isOrdinal(dottedOrdinals, token.text, before, next.word, isStarter(scan, next))) return false;
  return startsSomething(scan, next);
}

function isSingleLetter(token: string): boolean {
  return /^\p{L}$/u.test(token);
}

/** True for a word that typically starts a sentence. */
function isStarter(scan: Scan, next: TokenAfter): boolean {
  if (next.word === "") return false;
  // `S. A.`: the `A` is an initial.
  if (next.word.length === 1 && scan.text.charCodeAt(next.at + 1) === 0x2e) return false;
  const lower = next.word.toLowerCase();
  if ((next.flags & UPPER) !== 0) return scan.lexicon.starters.has(lower);
  return scan.caseless && scan.lexicon.plainStarters.has(lower);
}

/** `"Why?" Smith asked` and `“No.” dijo Pedro`: the quotation is part of a longer sentence. */
function followsSpeaker(scan: Scan, next: TokenAfter): boolean {
  if (next.opened || next.dashed) return false;
  const words = wordsFrom(scan.text, next.at, 4);
  const at = words.findIndex((word) => scan.lexicon.speech.has(word));
  if (at < 0) return false;
  if (scan.caseless) return true;
  if (at === 0) return (next.flags & LOWER) !== 0;
  // `"…." He said nothing` starts a sentence of its own: a pronoun inside a sentence would be small.
  return !scan.lexicon.starters.has(words[0]!) || words[0] === "i";
}

/** The kind of abbreviation a token is, alone or with the spaced pieces before it (`z. B`, `EE. UU`). */
function kindOf(scan: Scan, token: TokenBefore): AbbreviationKind | undefined {
  const { text, lexicon, caseless } = scan;
  let joined = token.text;
  let start = token.start;
  let found: AbbreviationKind | undefined;
  for (let pieces = 0; pieces < 3; pieces += 1) {
    found = abbreviationKind(lexicon, joined, caseless) ?? found;
    if (joined.length > 8 || text.charCodeAt(start - 2) !== 0x2e || !isBlankAt(text, start - 1)) break;
    const piece = tokenBefore(text, start - 2, scan.sentenceStart);
    if (!/^\p{L}{1,3}$/u.test(piece.text)) break;
    joined = `${piece.text}.${joined}`;
    start = piece.start;
  }
  if (found !== undefined) return found;
  const tail = token.text.slice(Math.max(token.text.lastIndexOf("-"), token.text.lastIndexOf("/")) + 1);
  if (tail !== token.text && tail !== "") return abbreviationKind(lexicon, tail, caseless);
  if (token.text.endsWith("/")) return abbreviationKind(lexicon, token.text, caseless);
  if (scan.language.sentences.softEnding?.test(token.text)) return "soft";
  return undefined;
}
