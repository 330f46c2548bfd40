import type { LanguagePack } from "../../languages/language-pack.ts";
import { EXTEND, flagsAt, flagsOf, isBlankAt, LOWER, UPPER } from "../characters.ts";
import { afterClosers } from "./closers.ts";
import { endsSentence } from "./ends-sentence.ts";
import { lexiconOf } from "./lexicon.ts";
import { LineBreaks } from "./line-breaks.ts";
import { endsWithoutBlank } from "./missing-blank.ts";
import { QuoteState } from "./quotes.ts";
import type { Scan, Stop } from "./scan.ts";
import { isTerminator, LINE_BREAK, QUOTE, SIGNS, STOP } from "./signs.ts";

/** Characters between two places to pause at. */
const STEP = 1000;

/** The offsets at which one sentence ends and the next may start, ascending. Each character is looked at a few times at most. */
export function* cutSteps(text: string, language: LanguagePack): Generator<number, readonly number[]> {
  const cuts: number[] = [];
  const scan: Scan = {
    text,
    language,
    lexicon: lexiconOf(language),
    caseless: isCaseless(text),
    quotes: new QuoteState(),
    sentenceStart: skipBlanks(text, 0),
  };
  const lines = new LineBreaks(text, scan.caseless, language.words.stopWords);
  let at = scan.sentenceStart;
  for (;;) {
    at = passUpTo(at, Math.min(at + STEP, text.length));
    if (at >= text.length) return cuts;
    yield STEP / 10;
  }

  function passUpTo(start: number, end: number): number {
    let i = start;
    while (i < end) {
      const sign = SIGNS[text.charCodeAt(i)];
      if (sign === STOP) i = passStop(i);
      else if (sign === LINE_BREAK) i = passLineBreak(i);
      else {
        if (sign === QUOTE) scan.quotes.pass(text, i);
        i += 1;
      }
    }
    return i;
  }

  function passStop(start: number): number {
    const stop = readStop(scan, start);
    if (stop === undefined) return start + 1;
    if (stop.after >= text.length) return text.length;
    const cut = isBlankAt(text, stop.after) ? endsSentence(scan, stop) : endsWithoutBlank(scan, stop);
    if (cut) cutAt(stop.after);
    return stop.after;
  }

  function passLineBreak(start: number): number {
    const next = skipBlanks(text, start);
    if (next >= text.length) return text.length;
    // White space that carries a mark is no line break one could cut at.
    if (next === start) return start + 1;
    if (lines.isCut(start, next)) {
      cutAt(start);
      scan.quotes.reset();
    }
    return next;
  }

  function cutAt(offset: number): void {
    if (cuts.length === 0 || cuts[cuts.length - 1]! < offset) cuts.push(offset);
    scan.sentenceStart = skipBlanks(text, offset);
  }
}

/** Reads a run of stops and all that closes with it; undefined where the run is no stop at all. */
function readStop(scan: Scan, start: number): Stop | undefined {
  const { text } = scan;
  let end = start + 1;
  let dots = text.charCodeAt(start) === 0x2e ? 1 : text.charCodeAt(start) === 0x2026 ? 3 : 0;
  let marks = dots === 0;
  for (;;) {
    const code = text.charCodeAt(end);
    // `. . .` is an ellipsis; `. .5` is a stop before a number.
    const spaced = code === 0x20 && isTerminator(text.charCodeAt(end + 1)) && !isDigit(text.charCodeAt(end + 2));
    if (!spaced && !isTerminator(code)) break;
    if (spaced) end += 1;
    const sign = text.charCodeAt(end);
    if (sign === 0x2e) dots += 1;
    else if (sign === 0x2026) dots += 3;
    else marks = true;
    end += 1;
  }
  if ((flagsAt(text, end) & EXTEND) !== 0) return undefined;
  const before = text.charCodeAt(start - 1);
  const bracketed =
    (before === 0x28 && text.charCodeAt(end) === 0x29) || (before === 0x5b && text.charCodeAt(end) === 0x5d);
  if (bracketed) return undefined;
  const closed = afterClosers(scan, end);
  if ((flagsAt(text, closed.end) & EXTEND) !== 0) return undefined;
  return {
    start,
    after: closed.end,
    kind: marks ? "mark" : dots >= 2 ? "ellipsis" : "dot",
    closedQuote: closed.quote,
    closedBracket: closed.bracket,
    pictograph: closed.pictograph,
  };
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function skipBlanks(text: string, from: number): number {
  let i = from;
  while (i < text.length && isBlankAt(text, i)) i += 1;
  return i;
}

/** Enough characters to see whether a text uses capitals. */
const CASE_SAMPLE = 10_000;
/** With more small letters than this for each capital, a text does not use capitals. */
const SMALL_PER_CAPITAL = 200;

/** Text without capitals (transcripts, model output, tokenised corpora) needs other evidence for a new sentence. */
function isCaseless(text: string): boolean {
  let upper = 0;
  let lower = 0;
  const sample = Math.min(text.length, CASE_SAMPLE);
  for (let i = 0; i < sample; i += 1) {
    const code = text.charCodeAt(i);
    const flags = code < 0xd800 ? flagsOf(code) : flagsAt(text, i);
    if ((flags & LOWER) !== 0) lower += 1;
    else if ((flags & UPPER) !== 0) {
      upper += 1;
      // So many that not even a sample of nothing but small letters would outweigh them.
      if (upper * SMALL_PER_CAPITAL >= sample) return false;
    }
  }
  return lower > 0 && upper * SMALL_PER_CAPITAL < lower;
}
