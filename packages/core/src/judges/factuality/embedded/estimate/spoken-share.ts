import type { SourceText } from "../../source-text.ts";

/** Shares of speaker words outside quotations: reports stay below the first, transcripts and chats reach the second. */
const REPORT = 0.02;
const TRANSCRIPT = 0.04;
/** What is spoken shows early; a book need not be read to its end for it. */
const WORD_LIMIT = 5_000;
const BLANK = 0x20;

/**
 * How far a source is spoken, from 0 for a report to 1 for a transcript or chat: the share of "I", "you" and "we"
 * outside quotations. What people say must be put in other words to be told, so new words prove less there.
 */
export function spokenShare({ text, words, language }: Pick<SourceText, "text" | "words" | "language">): number {
  const own = language.judging.speakerWords;
  const size = Math.min(words.length, WORD_LIMIT);
  let open: Quotation = "none";
  let place = 0;
  let told = 0;
  let spoken = 0;
  for (let at = 0; at < size; at += 1) {
    const { start, end, lower } = words[at]!;
    for (; place < start; place += 1) {
      // Nearly all that stands between words is a blank.
      if (text.charCodeAt(place) !== BLANK) open = quotationBehind(open, text, place);
    }
    place = end;
    if (open !== "none") continue;
    told += 1;
    if (own.has(lower)) spoken += 1;
  }
  const share = told === 0 ? 0 : spoken / told;
  return Math.min(1, Math.max(0, (share - REPORT) / (TRANSCRIPT - REPORT)));
}

type Quotation = "none" | "single" | "double";

/** Whether the text behind a character is quoted. A line break ends a quotation: its next paragraph opens it again. */
function quotationBehind(open: Quotation, text: string, at: number): Quotation {
  const mark = text.charAt(at);
  if (mark === "\n") return "none";
  if (DOUBLE.has(mark)) return open === "double" ? "none" : open === "none" ? "double" : open;
  if (!SINGLE.has(mark)) return open;
  if (open === "none") return opensQuotation(text, at) ? "single" : open;
  return open === "single" && mark !== "`" && !isWordAt(text, at + 1) ? "none" : open;
}

/** An apostrophe stands in or behind a word; tokenised text has blanks around its marks and before "'s" and "'re". */
function opensQuotation(text: string, at: number): boolean {
  if (text.charAt(at) === "`") return true;
  // The second of two closes what the first one closed.
  if (text.charAt(at - 1) === "'") return false;
  return !isWordAt(text, at - 1) && !CONTRACTION.test(text.slice(at + 1, at + 4));
}

const CONTRACTION = /^(?:[smd]|re|ve|ll)(?!\p{L})/iu;
const DOUBLE: ReadonlySet<string> = new Set('"\u201c\u201d\u201e\u00ab\u00bb');
const SINGLE: ReadonlySet<string> = new Set("'`\u2018\u2019\u201a");
const WORD = /[\p{L}\p{N}]/u;

function isWordAt(text: string, at: number): boolean {
  return WORD.test(text.charAt(at));
}
