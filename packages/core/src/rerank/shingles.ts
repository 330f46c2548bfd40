import type { FieldedText } from "./embedded/bm25f.ts";

/** Of a long text only its beginning is compared. */
const SHINGLED_TERMS = 300;
/** Stands before the word of a text that has only one. */
const ALONE = -1;

/** What texts are compared by, numbered from 0: the different ones of all texts, one text after the other. */
export interface Shingles {
  /** Where those of each text begin; one more place for the end. */
  readonly starts: Int32Array;
  readonly shingles: Int32Array;
  /** By shingle the first of the places it stands at, and by place the next one; -1 for none. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** By place the text it belongs to. */
  readonly owner: Int32Array;
}

/** Pairs of neighbouring words of title and snippet; single words where there are no pairs. */
export function shinglesOf(texts: readonly FieldedText[]): Shingles {
  const lengthOf = ({ title, body }: FieldedText) => title.terms.length + Math.min(SHINGLED_TERMS, body.terms.length);
  const most = texts.reduce((sum, text) => sum + lengthOf(text), 0);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2))).fill(-1);
  const [before, after, first] = [new Int32Array(most), new Int32Array(most), new Int32Array(most).fill(-1)];
  const [shingles, next, owner] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const starts = new Int32Array(texts.length + 1);
  let different = 0;
  let used = 0;

  const numberOf = (one: number, other: number): number => {
    const hash = Math.imul(Math.imul(one, 0x9e3779b1) + other, 0x85ebca6b);
    let slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
    for (let number = slots[slot]!; number >= 0; number = slots[slot]!) {
      if (before[number] === one && after[number] === other) return number;
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = different;
    before[different] = one;
    after[different] = other;
    different += 1;
    return different - 1;
  };

  texts.forEach(({ title, body }, at) => {
    const titleLength = title.terms.length;
    const length = lengthOf({ title, body });
    let previous = ALONE;
    for (let i = 0; i < length; i += 1) {
      const term = i < titleLength ? title.terms[i]! : body.terms[i - titleLength]!;
      if (i > 0 || length === 1) {
        const number = numberOf(previous, term);
        const last = first[number]!;
        if (last < 0 || owner[last] !== at) {
          shingles[used] = number;
          owner[used] = at;
          next[used] = last;
          first[number] = used;
          used += 1;
        }
      }
      previous = term;
    }
    starts[at + 1] = used;
  });
  return { starts, shingles, first, next, owner };
}
