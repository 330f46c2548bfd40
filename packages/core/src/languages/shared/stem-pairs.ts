import { STEP } from "./stem-list.ts";

/** Every character a data file can hold without a sign of escape, but the blank between two lists. */
const DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (one) => !/["'\\`$]/.test(one),
);
const BASE = DIGITS.length;
/** The value of each digit, by its character code. */
const VALUES = new Uint8Array(128);
DIGITS.forEach((digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});

/**
 * Which stems of a sorted list belong together, as data files hold it: for each stem the ones behind it, each as its
 * distance from the one before in two digits. A pair is written once and read from both sides.
 */
export function writeStemPairs(stems: readonly string[], pairs: ReadonlyMap<string, ReadonlySet<string>>): string {
  const places = new Map(stems.map((stem, at) => [stem, at]));
  const lists = stems.map((stem, at) => {
    const others = [...(pairs.get(stem) ?? [])].map((other) => places.get(other)!);
    let before = at;
    return others
      .filter((other) => other > at)
      .sort((a, b) => a - b)
      .map((other) => {
        const gap = other - before;
        before = other;
        return `${DIGITS[Math.floor(gap / BASE)]!}${DIGITS[gap % BASE]!}`;
      })
      .join("");
  });
  return lists.join(" ");
}

/** For each stem those it belongs with, in steps. */
export function* readStemPairs(stems: readonly string[], text: string): Generator<number, Map<string, string[]>> {
  const pairs = new Map<string, string[]>();
  for (const [at, list] of text.split(" ").entries()) {
    if (at % STEP === 0) yield 500;
    let other = at;
    for (let digit = 0; digit < list.length; digit += 2) {
      other += VALUES[list.charCodeAt(digit)]! * BASE + VALUES[list.charCodeAt(digit + 1)]!;
      add(stems[at]!, stems[other]!);
      add(stems[other]!, stems[at]!);
    }
  }
  return pairs;

  function add(stem: string, other: string): void {
    const list = pairs.get(stem);
    if (list === undefined) pairs.set(stem, [other]);
    else list.push(other);
  }
}
