const FIRST = "0".charCodeAt(0);
/** So many that no character needs to be escaped in a file. */
const BITS = 5;

/** A list of yes and no as data files hold it, five to a character. */
export function writeBitList(bits: readonly boolean[]): string {
  const codes = Array.from({ length: Math.ceil(bits.length / BITS) }, (_, at) =>
    bits.slice(at * BITS, (at + 1) * BITS).reduce((code, bit, place) => code + (bit ? 1 << place : 0), FIRST),
  );
  return String.fromCharCode(...codes);
}

/** What such a list says at a place. */
export function readBit(list: string, at: number): boolean {
  return (((list.charCodeAt(Math.floor(at / BITS)) - FIRST) >> (at % BITS)) & 1) === 1;
}
