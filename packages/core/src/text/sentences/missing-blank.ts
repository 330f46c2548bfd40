import { DIGIT, flagsAt, isBlankAt, LETTER, LOWER, UPPER } from "../characters.ts";
import { abbreviationKind } from "./lexicon.ts";
import { tokenAfter, tokenBefore } from "./neighbours.ts";
import type { Scan, Stop } from "./scan.ts";
import { isClosingBracket, isQuote } from "./signs.ts";

/** What follows a dot in host and file names, whatever its case. */
const NAME_ENDINGS = new Set(
  "com org net edu gov io tv js ts py md txt pdf html htm php jpg png gif csv json xml exe doc docx xls xlsx zip mp3 mp4".split(
    " ",
  ),
);

/** Decides whether a stop with no white space behind it ends the sentence (`…Monday.The firm…`). */
export function endsWithoutBlank(scan: Scan, stop: Stop): boolean {
  const { text, caseless } = scan;
  const next = tokenAfter(text, stop.after);
  if (next.dashed || next.word === "" || (next.at > stop.after && isBlankAt(text, next.at - 1))) return false;
  const behind = next.at + next.word.length;
  const capital = (next.flags & UPPER) !== 0;
  if (!capital && !(caseless && scan.lexicon.plainStarters.has(next.word) && isBlankAt(text, behind))) return false;
  if (capital && !looksLikeFirstWord(text, next.at, next.word)) return false;
  const token = tokenBefore(text, stop.start, scan.sentenceStart);
  if (isAddress(text, token.start, stop.start, behind)) return false;
  const before = text.charCodeAt(stop.start - 1);
  if (isQuote(before) || isClosingBracket(before)) return true;
  if (stop.closedQuote || stop.closedBracket || stop.kind !== "dot") return true;
  if (/^[0-9]+$/.test(token.text)) {
    // `3.Mai`, `1.FC`, and the number of a list item.
    return (
      token.text.length > (scan.language.sentences.dottedOrdinals === undefined ? 0 : 2) &&
      token.start !== scan.sentenceStart
    );
  }
  if (token.text.length < 2 || abbreviationKind(scan.lexicon, token.text, caseless) !== undefined) return false;
  // `40.5C` is a number; `a.m` and `example.com` are not.
  if (/^[0-9][0-9.,]*\p{L}{0,3}$/u.test(token.text)) return true;
  if (token.text.includes(".")) return false;
  const last = flagsAt(text, stop.start - 1);
  return (
    (last & (LOWER | DIGIT)) !== 0 ||
    /^\p{Lu}{2,}$/u.test(token.text) ||
    /[%€$£]$/.test(text.slice(stop.start - 1, stop.start))
  );
}

/** A capital with small letters behind it, a one-letter word, or an acronym that is no file ending. */
function looksLikeFirstWord(text: string, at: number, word: string): boolean {
  if (NAME_ENDINGS.has(word.toLowerCase())) return false;
  const behind = text.charCodeAt(at + word.length);
  // `Math.Floor(`, `System.Out.print`, `Foo.Bar_baz`.
  if (behind === 0x28 || behind === 0x5f || behind === 0x3d) return false;
  if (behind === 0x2e && (flagsAt(text, at + word.length + 1) & (LETTER | DIGIT)) !== 0) return false;
  if (word.length === 1) return isBlankAt(text, at + 1) || behind === 0x27 || behind === 0x2019;
  return (
    (flagsAt(text, at + 1) & LOWER) !== 0 || isBlankAt(text, at + word.length) || behind === 0x2019 || behind === 0x27
  );
}

/** Web addresses, e-mail addresses and paths keep their dots. */
function isAddress(text: string, tokenStart: number, stop: number, end: number): boolean {
  const left = text.slice(tokenStart, stop);
  if (/:\/\/|^www\.|[@\\_=]/i.test(left)) return true;
  if (left.includes("/") && left.includes(".")) return true;
  return /^(?:[/_]|[^\s,;!?]{0,40}@)/.test(text.slice(end, end + 41));
}
