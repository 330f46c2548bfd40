import type { LanguagePack } from "../../languages/language-pack.ts";
import { Analysed } from "../read-once.ts";
import { memoizeWords } from "./memoize-words.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";

/**
 * A word as it is written in a text of a language, wherever it stands: one look-up finds it, and everything that was ever
 * read from it (its syllables, what it is compared by …) is at hand without another.
 */
export class WrittenWord extends Analysed {
  readonly text: string;
  readonly language: LanguagePack;
  /** Small letters, with one kind of apostrophe. */
  readonly lower: string;
  /** What the inflected forms of the word share. */
  readonly stem: string;
  /** False for function words and single letters. */
  readonly isContent: boolean;

  constructor(text: string, language: LanguagePack) {
    super([]);
    this.text = text;
    this.language = language;
    this.lower = text.toLowerCase().replaceAll("’", "'");
    this.stem = stem(this.lower, language);
    this.isContent = !(/^\p{L}$/u.test(this.lower) || isStopWord(this.lower, language) || this.lower === "n't");
  }
}

/** The written word; the same object each time it is met, until the memory forgets. */
export const writtenWord = memoizeWords((text, language) => new WrittenWord(text, language));
