// A report hashes every finding and every piece of evidence, most of them shorter than two blocks: general libraries
// spend nearly all their time on setting up, here all memory is made once. The tests compare it with another SHA-1.

const state = new Int32Array(5);
/** The block being filled in its first 16 words, and what is made of it behind them. */
const words = new Int32Array(80);
/** Bytes in the block, and bytes of the blocks before it. */
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
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      at = addByte(at, code);
    } else if (code < 0x800) {
      at = addByte(at, 0xc0 | (code >> 6));
      at = addByte(at, 0x80 | (code & 0x3f));
    } else {
      const point = wholePoint(text, index, code);
      if (point > 0xffff) index += 1;
      at = addWide(at, point);
    }
  }
  filled = at;
}

/** Ends the hash with a set bit, zeros and the length in bits; answers its five words, valid until the next one begins. */
export function finishSha1(): Readonly<Int32Array> {
  const length = done + filled;
  const at = addByte(filled, 0x80);
  let word = at >> 2;
  if ((at & 3) !== 0) words[word++]! <<= 32 - 8 * (at & 3);
  if (word > 14) {
    words.fill(0, word, 16);
    compress();
    word = 0;
  }
  while (word < 14) words[word++] = 0;
  words[14] = Math.floor(length / 0x20000000);
  words[15] = length << 3;
  compress();
  return state;
}

/** Adds a byte behind those in the block; answers how many are in it then. */
function addByte(at: number, byte: number): number {
  words[at >> 2] = (words[at >> 2]! << 8) | byte;
  if (at < 63) return at + 1;
  compress();
  done += 64;
  return 0;
}

function addWide(at: number, point: number): number {
  let next = at;
  if (point > 0xffff) {
    next = addByte(next, 0xf0 | (point >> 18));
    next = addByte(next, 0x80 | ((point >> 12) & 0x3f));
  } else {
    next = addByte(next, 0xe0 | (point >> 12));
  }
  next = addByte(next, 0x80 | ((point >> 6) & 0x3f));
  return addByte(next, 0x80 | (point & 0x3f));
}

function wholePoint(text: string, index: number, code: number): number {
  if (code < 0xd800 || code > 0xdfff) return code;
  const point = text.codePointAt(index) as number;
  return point > 0xffff ? point : 0xfffd;
}

function compress(): void {
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
