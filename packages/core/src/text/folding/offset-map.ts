import type { FoldedText } from "./folded-text.ts";

/** Collects folded characters with the range of the original each stands for, in flat arrays. */
export class OffsetMap {
  #units: Uint16Array;
  #starts: Uint32Array;
  #ends: Uint32Array;
  #length = 0;

  constructor(expected: number) {
    const size = expected + 16;
    this.#units = new Uint16Array(size);
    this.#starts = new Uint32Array(size);
    this.#ends = new Uint32Array(size);
  }

  push(folded: string, start: number, end: number): void {
    for (let i = 0; i < folded.length; i += 1) this.pushUnit(folded.charCodeAt(i), start, end);
  }

  pushUnit(unit: number, start: number, end: number): void {
    if (this.#length === this.#units.length) this.#grow();
    this.#units[this.#length] = unit;
    this.#starts[this.#length] = start;
    this.#ends[this.#length] = end;
    this.#length += 1;
  }

  /** A run of white space becomes one blank that stands for the whole run. */
  pushBlank(start: number, end: number): void {
    if (this.#length > 0 && this.#units[this.#length - 1] === 0x20) this.#ends[this.#length - 1] = end;
    else this.pushUnit(0x20, start, end);
  }

  finish(originalLength: number): FoldedText {
    const length = this.#length;
    const starts = this.#starts.subarray(0, length);
    const ends = this.#ends.subarray(0, length);
    return {
      text: decode(this.#units.subarray(0, length)),
      toOriginal(start, end) {
        const from = Math.min(Math.max(start, 0), length);
        const to = Math.min(Math.max(end, from), length);
        if (from === to) {
          const at = from < length ? starts[from]! : originalLength;
          return { start: at, end: at };
        }
        return { start: starts[from]!, end: ends[to - 1]! };
      },
    };
  }

  #grow(): void {
    const size = this.#units.length * 2;
    this.#units = grown(this.#units, new Uint16Array(size));
    this.#starts = grown(this.#starts, new Uint32Array(size));
    this.#ends = grown(this.#ends, new Uint32Array(size));
  }
}

function grown<T extends Uint16Array | Uint32Array>(old: T, bigger: T): T {
  bigger.set(old);
  return bigger;
}

function decode(units: Uint16Array): string {
  let text = "";
  // In pieces: the arguments of one call must fit the stack.
  for (let i = 0; i < units.length; i += 8192) {
    text += String.fromCharCode.apply(null, units.subarray(i, i + 8192) as unknown as number[]);
  }
  return text;
}
