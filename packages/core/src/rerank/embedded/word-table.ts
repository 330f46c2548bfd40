import { tokenizeWords } from "../../text/index.ts";

/** Words by number: each different spelling is kept once and found again without cutting it out of its text. */
export interface WordTable {
  /** Finds the words of a text, compounds with hyphens part by part, and says how many: `found` begins with their numbers. */
  scan(text: string): number;
  readonly found: Int32Array;
}

/**
 * Makes an empty table; `enter` is told each new spelling once, numbers count from 0. A list of 100,000 candidates has
 * millions of words and few different ones: plain words are found by a hash taken on the way, everything else (accents,
 * apostrophes, numbers with separators) goes through the tokenizer of the text layer, with the same words as result.
 */
export function createWordTable(enter: (spelling: string) => void): WordTable {
  const spellings: string[] = [];
  const odd = new Map<string, number>();
  let slots = new Int32Array(SLOT << 12);
  const [letters, oddLetters] = [new Uint8Array(KEPT_LETTERS), new Uint8Array(KEPT_LETTERS)];
  let found = new Int32Array(KEPT_LETTERS);
  let count = 0;

  function report(word: number): void {
    if (count === found.length) {
      const more = new Int32Array(2 * count);
      more.set(found);
      found = more;
    }
    found[count] = word;
    count += 1;
  }

  function add(cut: string): number {
    // A piece of a text can be a view of it: one kept word would keep a whole article.
    const spelling = cut.length > MAX_COPY_LENGTH ? ` ${cut}`.slice(1) : cut;
    enter(spelling);
    return spellings.push(spelling) - 1;
  }

  /** The word of plain letters from one place of a text to another, by its hash and its last letters. */
  function findPlain(text: string, start: number, end: number, hash: number, last: number, before: number): number {
    const length = end - start;
    // Ten letters are the word itself; of a longer one they tell most others apart.
    const tail = length > 2 * LETTERS ? ~last : last;
    let slot = slotOf(hash, slots);
    for (let word = slots[slot]!; word > 0; word = slots[slot]!) {
      if (slots[slot + 1] === tail && slots[slot + 2] === before) {
        if (tail >= 0) return word - 1;
        const spelling = spellings[word - 1]!;
        if (spelling.length === length && text.startsWith(spelling, start)) return word - 1;
      }
      slot = (slot + SLOT) & (slots.length - 1);
    }
    const word = add(text.slice(start, end));
    slots[slot] = word + 1;
    slots[slot + 1] = tail;
    slots[slot + 2] = before;
    slots[slot + 3] = hash;
    if (spellings.length * 2 * SLOT > slots.length) grow();
    return word;
  }

  function grow(): void {
    const old = slots;
    slots = new Int32Array(old.length * 2);
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from] === 0) continue;
      let slot = slotOf(old[from + 3]!, slots);
      while (slots[slot] !== 0) slot = (slot + SLOT) & (slots.length - 1);
      for (let part = 0; part < SLOT; part += 1) slots[slot + part] = old[from + part]!;
    }
  }

  /** Reports the plain word that begins at a place, if a blank or the end follows it; where to go on, or -1. */
  function reportPlain(text: string, signs: Uint8Array, from: number): number {
    const { length } = text;
    let last = 0;
    let before = 0;
    let end = from;
    for (; end < length; end += 1) {
      const letter = LETTER_NUMBERS[signs[end]!]!;
      if (letter === 0) break;
      before = ((before << LETTER_BITS) | (last >>> (LETTER_BITS * (LETTERS - 1)))) & LETTERS_MASK;
      last = ((last << LETTER_BITS) | letter) & LETTERS_MASK;
    }
    if (end === from) return -1;
    let after = end;
    while (after < length && KINDS[signs[after]!] === SIGN) after += 1;
    if (after < length && KINDS[signs[after]!] !== BLANK) return -1;
    const hash = end - from > 2 * LETTERS ? hashOf(signs, from, end) : last ^ Math.imul(before, HASH_STEP);
    report(findPlain(text, from, end, hash, last, before));
    return after;
  }

  function reportOdd(spelling: string): void {
    let word = odd.get(spelling);
    if (word === undefined) {
      if (ALL_PLAIN.test(spelling)) {
        reportPlain(spelling, signsOf(spelling, oddLetters), 0);
        return;
      }
      word = add(spelling);
      odd.set(spelling, word);
    }
    report(word);
  }

  return {
    get found() {
      return found;
    },
    scan(text) {
      const { length } = text;
      const signs = signsOf(text, letters);
      if (found.length > KEPT_LETTERS) found = new Int32Array(KEPT_LETTERS);
      count = 0;
      let from = 0;
      while (from < length) {
        if (KINDS[signs[from]!]! >= BLANK) {
          from += 1;
          continue;
        }
        const after = reportPlain(text, signs, from);
        if (after >= 0) {
          from = after;
          continue;
        }
        let blank = from;
        while (blank < length && KINDS[signs[blank]!] !== BLANK) blank += 1;
        for (const { text: word } of tokenizeWords(text.slice(from, blank))) {
          if (!/[-\u2010\u2011]/.test(word)) reportOdd(word);
          else for (const part of word.split(/[-\u2010\u2011]/)) if (part !== "") reportOdd(part);
        }
        from = blank;
      }
      return count;
    },
  };
}

/** Of longer texts nothing is kept for the next one. */
const KEPT_LETTERS = 1 << 14;
const encoder = new TextEncoder();

/** The signs of a text by place: those of ASCII by code, all others 0x80. */
function signsOf(text: string, kept: Uint8Array<ArrayBuffer>): Uint8Array {
  const { length } = text;
  const signs = length <= kept.length ? kept : new Uint8Array(length);
  const { read, written } = encoder.encodeInto(text, signs);
  if (read === length && written === length) return signs;
  for (let at = 0; at < length; at += 1) signs[at] = Math.min(text.charCodeAt(at), 0x80);
  return signs;
}

/** Longer pieces of a text are views of it. */
const MAX_COPY_LENGTH = 12;
const HASH_SEED = 0x811c9dc5 | 0;
const HASH_STEP = 0x01000193;
const SLOT_STEP = 0x85ebca6b;

/** A slot of the table: a word's number from 1 (0 is free), its last five letters, the five before, and its hash. */
const SLOT_BITS = 2;
const SLOT = 1 << SLOT_BITS;
const LETTERS = 5;
const LETTER_BITS = 6;
const LETTERS_MASK = (1 << (LETTERS * LETTER_BITS)) - 1;

/** FNV-1a: the last letters of long words are too often the same. */
function hashOf(signs: Uint8Array, start: number, end: number): number {
  let hash = HASH_SEED;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ signs[i]!, HASH_STEP);
  return hash;
}

function slotOf(hash: number, { length }: Int32Array): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), SLOT_STEP);
  return ((mixed ^ (mixed >>> 15)) << SLOT_BITS) & (length - 1);
}

const ALL_PLAIN = /^[a-z0-9]+$/i;

/** A letter or digit of ASCII. */
const PLAIN = 1;
/** Blanks that end a word whatever stands around them; the others can sit inside a number. */
const BLANK = 2;
/** Signs of ASCII that are neither letter, digit nor underscore: nothing that comes before a word belongs to it. */
const SIGN = 3;

const KINDS = Uint8Array.from({ length: 0x81 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z0-9]/i.test(sign)) return PLAIN;
  if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) return BLANK;
  return sign === "_" || code === 0x80 ? 0 : SIGN;
});

/** Letters and digits of ASCII numbered from 1, 0 for all other signs. */
const LETTER_NUMBERS = KINDS.map((kind, code) => {
  return kind === PLAIN ? KINDS.subarray(0, code + 1).filter((one) => one === PLAIN).length : 0;
});
