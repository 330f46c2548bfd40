// A report hashes every finding and every piece of evidence, most of them shorter than two blocks: general libraries
// spend nearly all their time on setting up, here all memory is made once. The tests compare it with another SHA-1.

const CAPACITY = 4096;
/** Room for one more character and for the padding beyond the capacity. */
const buffer = new Uint8Array(CAPACITY + 128);
const state = new Int32Array(5);
const words = new Int32Array(80);
/** Bytes in the buffer, and bytes taken in before them. */
let filled = 0;
let done = 0;

/** Begins a hash; there is one at a time. */
export function startSha1(): void {
  state[0] = 0x67452301;
  state[1] = 0xefcdab89;
  state[2] = 0x98badcfe;
  state[3] = 0x10325476;
  state[4] = 0xc3d2e1f0;
  filled = 0;
  done = 0;
}

/** Takes in the UTF-8 form of a text (a lone surrogate counts as U+FFFD). */
export function hashText(text: string): void {
  let at = filled;
  for (let index = 0; index < text.length; index += 1) {
    if (at >= CAPACITY) {
      const rest = compressBlocks(at);
      done += at - rest;
      at = rest;
    }
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      buffer[at++] = code;
    } else if (code < 0x800) {
      buffer[at++] = 0xc0 | (code >> 6);
      buffer[at++] = 0x80 | (code & 0x3f);
    } else {
      const point = wholePoint(text, index, code);
      if (point > 0xffff) {
        index += 1;
        buffer[at++] = 0xf0 | (point >> 18);
        buffer[at++] = 0x80 | ((point >> 12) & 0x3f);
      } else {
        buffer[at++] = 0xe0 | (point >> 12);
      }
      buffer[at++] = 0x80 | ((point >> 6) & 0x3f);
      buffer[at++] = 0x80 | (point & 0x3f);
    }
  }
  filled = at;
}

/** Ends the hash; answers its five words, valid until the next one begins. */
export function finishSha1(): Readonly<Int32Array> {
  compressBlocks(pad(filled, done + filled));
  return state;
}

function wholePoint(text: string, index: number, code: number): number {
  if (code < 0xd800 || code > 0xdfff) return code;
  const point = text.codePointAt(index) as number;
  return point > 0xffff ? point : 0xfffd;
}

/** Ends the message with a set bit, zeros and its length in bits; answers where the last block ends. */
function pad(at: number, length: number): number {
  const end = (((at + 8) >> 6) + 1) << 6;
  buffer[at] = 0x80;
  for (let index = at + 1; index < end - 8; index += 1) buffer[index] = 0;
  writeWord(end - 8, Math.floor(length / 0x20000000));
  writeWord(end - 4, length << 3);
  return end;
}

function writeWord(at: number, word: number): void {
  buffer[at] = word >>> 24;
  buffer[at + 1] = word >>> 16;
  buffer[at + 2] = word >>> 8;
  buffer[at + 3] = word;
}

/** Takes in the whole blocks of the buffer and moves what is left to its start; answers how much that is. */
function compressBlocks(end: number): number {
  let from = 0;
  for (; from + 64 <= end; from += 64) compress(from);
  buffer.copyWithin(0, from, end);
  return end - from;
}

function compress(from: number): void {
  for (let index = 0; index < 16; index += 1) {
    const at = from + index * 4;
    words[index] = (buffer[at]! << 24) | (buffer[at + 1]! << 16) | (buffer[at + 2]! << 8) | buffer[at + 3]!;
  }
  for (let index = 16; index < 80; index += 1) {
    const mixed = words[index - 3]! ^ words[index - 8]! ^ words[index - 14]! ^ words[index - 16]!;
    words[index] = (mixed << 1) | (mixed >>> 31);
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  // Four loops instead of one with a choice inside, and signed constants so that sums stay whole numbers: a third faster,
  // and this is where a large report spends its time.
  for (let round = 0; round < 20; round += 1) {
    const next = (((a << 5) | (a >>> 27)) + (d ^ (b & (c ^ d))) + e + 0x5a827999 + words[round]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let round = 20; round < 40; round += 1) {
    const next = (((a << 5) | (a >>> 27)) + (b ^ c ^ d) + e + 0x6ed9eba1 + words[round]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let round = 40; round < 60; round += 1) {
    const next = (((a << 5) | (a >>> 27)) + ((b & c) | (d & (b | c))) + e + -0x70e44324 + words[round]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  for (let round = 60; round < 80; round += 1) {
    const next = (((a << 5) | (a >>> 27)) + (b ^ c ^ d) + e + -0x359d3e2a + words[round]!) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
  state[4] = (state[4]! + e) | 0;
}
