import type { LanguagePack } from "../languages/language-pack.ts";
import { detectLanguage, segmentSentences } from "../text/index.ts";

/** Takes a text in pieces and gives its sentences as they become whole, with the white space behind them. */
export interface SentenceCutter {
  /** The sentences that a further piece completes. */
  push(piece: string): readonly string[];
  /** What is left at the end of the text. */
  end(): readonly string[];
}

/** Behind one of these a sentence may end. */
const STOP = /[.!?…。！？:;]["'”’»)\]]*\s|\n/u;
/** A sentence is whole when the next one has begun with a word: before that "Dr." may still be an abbreviation. */
const BEGUN = /\S+\s/u;
/** What comes without stops is cut when it gets this long. */
const LONGEST = 4000;
/** So much of the text tells its language. */
const TELLING = 200;

/** Each character is looked at a few times at most: what was given out is never segmented again. */
export function createSentenceCutter(given?: LanguagePack): SentenceCutter {
  let rest = "";
  let seen = 0;
  let language = given;

  return {
    push(piece) {
      rest += piece;
      // A stop may stand at the end of the piece before.
      const isNew = STOP.test(rest.slice(Math.max(0, seen - 4)));
      if (!isNew && rest.length < LONGEST) {
        seen = rest.length;
        return [];
      }
      const starts = segmentSentences(rest, languageOf(rest)).map(({ start_char }) => start_char);
      const last = starts.at(-1) ?? 0;
      const isBegun = BEGUN.test(rest.slice(last));
      const keep = isBegun ? last : (starts.at(-2) ?? 0);
      const whole = starts.filter((start) => start > 0 && start <= keep);
      const cuts = whole.length > 0 || rest.length < LONGEST ? whole : [blankBefore(rest, LONGEST)];
      return take(cuts);
    },
    end() {
      const starts = segmentSentences(rest, languageOf(rest)).map(({ start_char }) => start_char);
      const sentences = [...take(starts.slice(1)), rest];
      rest = "";
      seen = 0;
      return sentences.filter((sentence) => sentence.trim() !== "");
    },
  };

  function take(cuts: readonly number[]): string[] {
    const sentences = cuts.map((cut, at) => rest.slice(cuts[at - 1] ?? 0, cut));
    rest = rest.slice(cuts.at(-1) ?? 0);
    seen = rest.length;
    return sentences;
  }

  function languageOf(text: string): LanguagePack {
    if (language !== undefined) return language;
    const guess = detectLanguage(text);
    if (text.length >= TELLING) language = guess;
    return guess;
  }
}

function blankBefore(text: string, end: number): number {
  const at = text.lastIndexOf(" ", end);
  return at > 0 ? at + 1 : end;
}
