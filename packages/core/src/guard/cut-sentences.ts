import { blankPack } from "../languages/blank-pack.ts";
import type { LanguagePack, LoadedPacks } from "../languages/language-pack.ts";
import { tellLanguage } from "../text/language/tell-language.ts";
import { sentencesIn } from "../text/sentences/segment-sentences.ts";

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
const BEGUN = /\S\s/u;
/** A stop with the marks behind it is no longer than this. */
const LONGEST_STOP = 8;
/** What comes without stops is cut when it gets this long. */
const LONGEST = 4000;
/** So much of the text tells its language. */
const TELLING = 200;

/** Each character is looked at a few times at most: what was given out is never segmented again. */
export function createSentenceCutter(given: LanguagePack | undefined, loaded: LoadedPacks): SentenceCutter {
  let rest = "";
  /** How much of the rest holds no stop, as far as is known. */
  let clear = 0;
  let language = given;

  return {
    push(piece) {
      rest += piece;
      const stop = STOP.exec(rest.slice(clear));
      if (stop === null) clear = Math.max(clear, rest.length - LONGEST_STOP);
      const isBegun = stop !== null && BEGUN.test(rest.slice(clear + stop.index + stop[0].length));
      if (!isBegun && rest.length < LONGEST) return [];
      const starts = sentencesIn(rest, languageOf(rest)).map(({ start_char }) => start_char);
      const last = starts.at(-1) ?? 0;
      const keep = BEGUN.test(rest.slice(last)) ? last : (starts.at(-2) ?? 0);
      // The blanks before the first sentence go with it.
      const whole = starts.slice(1).filter((start) => start <= keep);
      // A stop that ends no sentence, as that of "z. B.", is not looked at again.
      if (whole.length === 0 && isBegun) clear += stop.index + stop[0].length;
      return take(whole.length > 0 || rest.length < LONGEST ? whole : [blankBefore(rest, LONGEST)]);
    },
    end() {
      const starts = sentencesIn(rest, languageOf(rest)).map(({ start_char }) => start_char);
      const sentences = [...take(starts.slice(1)), rest];
      rest = "";
      clear = 0;
      return sentences.filter((sentence) => sentence.trim() !== "");
    },
  };

  function take(cuts: readonly number[]): string[] {
    const sentences = cuts.map((cut, at) => rest.slice(cuts[at - 1] ?? 0, cut));
    const cut = cuts.at(-1) ?? 0;
    rest = rest.slice(cut);
    clear = Math.max(0, clear - cut);
    return sentences;
  }

  function languageOf(text: string): LanguagePack {
    if (language !== undefined) return language;
    const { language: told } = tellLanguage(text);
    const guess = loaded[told] ?? blankPack(told);
    if (text.length >= TELLING) language = guess;
    return guess;
  }
}

function blankBefore(text: string, end: number): number {
  const at = text.lastIndexOf(" ", end);
  if (at > 0) return at + 1;
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}
