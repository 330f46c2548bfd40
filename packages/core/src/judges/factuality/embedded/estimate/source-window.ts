import { type ComparedWord, contentOf } from "../../source-text.ts";

/** Two neighbouring sentences of the source as many sentences of a summary may look at them; few need all of it. */
export class SourceWindow {
  readonly #words: readonly ComparedWord[];
  readonly #counts = new Map<ReadonlySet<string>, number>();
  #content: ReadonlySet<string> | undefined;
  #stems: ReadonlySet<string> | undefined;
  #written: ReadonlySet<string> | undefined;

  constructor(words: readonly ComparedWord[]) {
    this.#words = words;
  }

  /** The stems of its content words. */
  get content(): ReadonlySet<string> {
    this.#content ??= contentOf(this.#words);
    return this.#content;
  }

  /** The stems of all words, function words included. */
  get stems(): ReadonlySet<string> {
    this.#stems ??= new Set(this.#words.map((word) => word.stem));
    return this.#stems;
  }

  /** All words as they are written, in small letters. */
  get written(): ReadonlySet<string> {
    this.#written ??= new Set(this.#words.map((word) => word.lower));
    return this.#written;
  }

  /** How many of its words are among these. */
  count(among: ReadonlySet<string>): number {
    const known = this.#counts.get(among);
    if (known !== undefined) return known;
    const count = countAmong(this.#words, among);
    this.#counts.set(among, count);
    return count;
  }
}

/** How many words, as written in small letters, are among these. */
export function countAmong(words: readonly ComparedWord[], among: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (among.has(word.lower)) count += 1;
  return count;
}
