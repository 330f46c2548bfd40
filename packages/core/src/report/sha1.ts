// A report hashes every finding and every piece of evidence, most of them shorter than two blocks: general libraries
// spend nearly all their time on setting up, here all memory is made once. The tests compare it with another SHA-1.

const state = new Int32Array(5);
const block = new Uint8Array(64);
const words = new Int32Array(80);
let filled = 0;

/** Hashes a text's UTF-8 form (a lone surrogate counts as U+FFFD); answers the five words, valid until the next call. */
export function sha1(text: string): Readonly<Int32Array> {
  state[0] = 0x67452301;
  state[1] = 0xefcdab89;
  state[2] = 0x98badcfe;
  state[3] = 0x10325476;
  state[4] = 0xc3d2e1f0;
  filled = 0;
  const length = writeText(text);
  writeByte(0x80);
  while (filled !== 56) writeByte(0);
  writeWord(Math.floor(length / 0x20000000));
  writeWord(length << 3);
  return state;
}

/** Feeds the UTF-8 form of a text; answers its length in bytes. */
function writeText(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      writeByte(code);
      length += 1;
    } else if (code < 0x800) {
      writeByte(0xc0 | (code >> 6));
      writeByte(0x80 | (code & 0x3f));
      length += 2;
    } else {
      const point = wholePoint(text, index, code);
      if (point > 0xffff) {
        index += 1;
        length += 1;
        writeByte(0xf0 | (point >> 18));
        writeByte(0x80 | ((point >> 12) & 0x3f));
      } else {
        writeByte(0xe0 | (point >> 12));
      }
      writeByte(0x80 | ((point >> 6) & 0x3f));
      writeByte(0x80 | (point & 0x3f));
      length += 3;
    }
  }
  return length;
}

function wholePoint(text: string, index: number, code: number): number {
  if (code < 0xd800 || code > 0xdfff) return code;
  const point = text.codePointAt(index) as number;
  return point > 0xffff ? point : 0xfffd;
}

function writeWord(word: number): void {
  for (let shift = 24; shift >= 0; shift -= 8) writeByte((word >>> shift) & 255);
}

function writeByte(byte: number): void {
  block[filled] = byte;
  filled += 1;
  if (filled < 64) return;
  compress();
  filled = 0;
}

/** Spreads the 16 words of the block over the 80 rounds. */
function expand(): void {
  for (let index = 0; index < 16; index += 1) {
    const at = index * 4;
    words[index] = (block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!;
  }
  for (let index = 16; index < 80; index += 1) {
    const mixed = words[index - 3]! ^ words[index - 8]! ^ words[index - 14]! ^ words[index - 16]!;
    words[index] = (mixed << 1) | (mixed >>> 31);
  }
}

function compress(): void {
  expand();
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  for (let round = 0; round < 80; round += 1) {
    let mixed: number;
    if (round < 20) mixed = (d ^ (b & (c ^ d))) + 0x5a827999;
    else if (round < 40) mixed = (b ^ c ^ d) + 0x6ed9eba1;
    else if (round < 60) mixed = ((b & c) | (d & (b | c))) + 0x8f1bbcdc;
    else mixed = (b ^ c ^ d) + 0xca62c1d6;
    const next = (((a << 5) | (a >>> 27)) + (mixed | 0) + e + words[round]!) | 0;
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
