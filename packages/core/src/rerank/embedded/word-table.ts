import { tokenizeWords } from "../../text/index.ts";

/** Words by number: each different spelling is kept once and found again without cutting it out of its text. */
export interface WordTable {
  /** Calls `found` with the number of every word of a text, in order; compounds with hyphens part by part. */
  scan(text: string, found: (word: number) => void): void;
}

/**
 * Makes an empty table; `enter` is told each new spelling once, numbers count from 0. A list of 100,000 candidates has
 * millions of words and few different ones: plain words are found by a hash taken on the way, everything else (accents,
 * apostrophes, numbers with separators) goes through the tokenizer of the text layer, with the same words as result.
 */
export function createWordTable(enter: (spelling: string) => void): WordTable {
  const spellings: string[] = [];
  let slots = new Int32Array(1 << 12).fill(-1);
  const odd = new Map<string, number>();

  function add(cut: string): number {
    // A piece of a text can be a view of it: one kept word would keep a whole article.
    const spelling = cut.length > MAX_COPY_LENGTH ? ` ${cut}`.slice(1) : cut;
    enter(spelling);
    return spellings.push(spelling) - 1;
  }

  function findPlain(text: string, start: number, end: number, hash: number): number {
    let slot = hash & (slots.length - 1);
    for (let word = slots[slot]!; word >= 0; word = slots[slot]!) {
      const spelling = spellings[word]!;
      if (spelling.length === end - start && standsAt(text, spelling, start)) return word;
      slot = (slot + 1) & (slots.length - 1);
    }
    const word = add(text.slice(start, end));
    slots[slot] = word;
    if (spellings.length * 2 > slots.length) grow();
    return word;
  }

  function grow(): void {
    slots = new Int32Array(slots.length * 2).fill(-1);
    spellings.forEach((spelling, word) => {
      if (odd.has(spelling)) return;
      let slot = hashOf(spelling) & (slots.length - 1);
      while (slots[slot]! >= 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = word;
    });
  }

  function findOdd(spelling: string): number {
    const known = odd.get(spelling);
    if (known !== undefined) return known;
    const end = spelling.length;
    if (plainEnd(spelling, 0) === end) return findPlain(spelling, 0, end, hashOf(spelling));
    const word = add(spelling);
    odd.set(spelling, word);
    return word;
  }

  return {
    scan(text, found) {
      const length = text.length;
      let from = 0;
      while (from < length) {
        while (from < length && kindAt(text, from) >= BLANK) from += 1;
        if (from >= length) return;
        let hash = HASH_SEED;
        let end = from;
        for (; end < length; end += 1) {
          const code = text.charCodeAt(end);
          if (code >= 0x80 || KINDS[code] !== PLAIN) break;
          hash = Math.imul(hash ^ code, HASH_STEP);
        }
        let after = end;
        while (after < length && kindAt(text, after) === SIGN) after += 1;
        if (end > from && (after >= length || kindAt(text, after) === BLANK)) {
          found(findPlain(text, from, end, mixed(hash)));
          from = after;
          continue;
        }
        let blank = after;
        while (blank < length && kindAt(text, blank) !== BLANK) blank += 1;
        for (const { text: word } of tokenizeWords(text.slice(from, blank))) {
          if (!/[-\u2010\u2011]/.test(word)) found(findOdd(word));
          else for (const part of word.split(/[-\u2010\u2011]/)) if (part !== "") found(findOdd(part));
        }
        from = blank;
      }
    },
  };
}

/** Longer pieces of a text are views of it. */
const MAX_COPY_LENGTH = 12;
const HASH_SEED = 0x811c9dc5 | 0;
const HASH_STEP = 0x01000193;

/** FNV-1a leaves the low bits weak; the table uses those. */
function mixed(hash: number): number {
  return hash ^ (hash >>> 15);
}

function hashOf(spelling: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < spelling.length; i += 1) hash = Math.imul(hash ^ spelling.charCodeAt(i), HASH_STEP);
  return mixed(hash);
}

/** As `startsWith`, faster for words of a few letters. */
function standsAt(text: string, spelling: string, start: number): boolean {
  for (let i = 0; i < spelling.length; i += 1) {
    if (text.charCodeAt(start + i) !== spelling.charCodeAt(i)) return false;
  }
  return true;
}

function plainEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && kindAt(text, end) === PLAIN) end += 1;
  return end;
}

/** A letter or digit of ASCII. */
const PLAIN = 1;
/** Blanks that end a word whatever stands around them; the others can sit inside a number. */
const BLANK = 2;
/** Signs of ASCII that are neither letter, digit nor underscore: nothing that comes before a word belongs to it. */
const SIGN = 3;

const KINDS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z0-9]/i.test(sign)) return PLAIN;
  if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) return BLANK;
  return sign === "_" ? 0 : SIGN;
});

/** The kind of the sign at a place of a text; 0 for whatever is not ASCII. */
function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 0x80 ? KINDS[code]! : 0;
}
