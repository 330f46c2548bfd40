import type { TextSpan } from "../positions/spans.ts";
import type { WrittenWord } from "./written-word.ts";

/** A word or number of a text: where it stands, and through its spelling what it is compared by. */
export class Token implements TextSpan {
  readonly start: number;
  readonly end: number;
  readonly written: WrittenWord;
  /** True when punctuation stands between this word and the next one of its sentence. */
  readonly breakAfter: boolean;

  constructor(start: number, end: number, written: WrittenWord, breakAfter: boolean) {
    this.start = start;
    this.end = end;
    this.written = written;
    this.breakAfter = breakAfter;
  }

  get text(): string {
    return this.written.text;
  }

  /** Small letters, with one kind of apostrophe. */
  get lower(): string {
    return this.written.lower;
  }

  /** What the inflected forms of the word share. */
  get stem(): string {
    return this.written.stem;
  }

  /** False for function words and single letters. */
  get isContent(): boolean {
    return this.written.isContent;
  }
}
