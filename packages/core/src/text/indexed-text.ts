import { type CodePointIndex, indexCodePoints } from "./positions/code-points.ts";
import { Analysed } from "./read-once.ts";

/** A text and how its places count, which needs no language. All offsets are UTF-16 offsets of the text as it was given. */
export class IndexedText extends Analysed {
  readonly text: string;
  #codePoints: CodePointIndex | undefined;

  constructor(text: string) {
    super();
    this.text = text;
  }

  /** Where its code points stand; read when somebody first asks. */
  get codePoints(): CodePointIndex {
    this.#codePoints ??= indexCodePoints(this.text);
    return this.#codePoints;
  }
}
