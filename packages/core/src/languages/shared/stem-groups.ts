import { STEP } from "./stem-list.ts";

/** Every character a data file can hold without a sign of escape, but the three that part lists. */
const DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (one) => !/["'\\`$]/.test(one),
);
const BASE = DIGITS.length;
/** The value of each digit, by its character code. */
const VALUES = new Uint8Array(128);
DIGITS.forEach((digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});
const NEXT_STEM = " ";
const NEXT_GROUP = "$";
const LOW_DIGITS = "'";

/**
 * Which stems of a sorted list belong together, as data files hold it: groups in which each belongs to each, under the first
 * of them; the others as their distance from the one before. Of each distance the high digit comes first, all the low ones
 * behind: apart from each other the two compress by a fifth better than the pairs themselves.
 */
export function writeStemGroups(stems: readonly string[], pairs: ReadonlyMap<string, ReadonlySet<string>>): string {
  const places = new Map(stems.map((stem, at) => [stem, at]));
  const beside = stems.map((stem) => new Set([...(pairs.get(stem) ?? [])].map((other) => places.get(other)!)));
  const under = stems.map((): number[][] => []);
  for (const group of groupsOf(beside)) under[group[0]!]!.push(group);
  let low = "";
  const write = (group: readonly number[]) => {
    let high = "";
    for (let at = 1; at < group.length; at += 1) {
      const gap = group[at]! - group[at - 1]!;
      high += DIGITS[Math.floor(gap / BASE)]!;
      low += DIGITS[gap % BASE]!;
    }
    return high;
  };
  const high = under.map((groups) => groups.map(write).join(NEXT_GROUP)).join(NEXT_STEM);
  return high + LOW_DIGITS + low;
}

/** A group may say some pairs again for the sake of new ones, but not many. */
const LEAST_NEW = 0.34;

/** Few groups, each sorted, that together say every pair and no other: the one that says most new pairs grows first. */
function groupsOf(beside: readonly ReadonlySet<number>[]): readonly number[][] {
  const said = beside.map(() => new Set<number>());
  const groups: number[][] = [];
  for (const [first, others] of beside.entries()) {
    for (const second of [...others].filter((other) => other > first).sort((a, b) => a - b)) {
      if (said[first]!.has(second)) continue;
      const group = grown([first, second]);
      for (const one of group) for (const other of group) if (one !== other) said[one]!.add(other);
      groups.push(group.sort((a, b) => a - b));
    }
  }
  return groups;

  function grown(group: number[]): number[] {
    let left = [...beside[group[0]!]!].filter((one) => beside[group[1]!]!.has(one));
    while (left.length > 0) {
      const rated = left.map((one) => ({
        one,
        fresh: group.filter((other) => !said[one]!.has(other)).length,
        width: left.filter((other) => beside[one]!.has(other)).length,
      }));
      const best = rated.reduce((a, b) => ((b.fresh - a.fresh || b.width - a.width) > 0 ? b : a));
      if (best.fresh < Math.max(1, group.length * LEAST_NEW)) break;
      group.push(best.one);
      left = left.filter((one) => one !== best.one && beside[best.one]!.has(one));
    }
    return group;
  }
}

/** For each stem those it belongs with, in steps. */
export function* readStemGroups(stems: readonly string[], text: string): Generator<number, Map<string, string[]>> {
  const together = new Map<string, string[]>();
  let low = text.indexOf(LOW_DIGITS) + 1;
  let group = [0];
  let first = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === NEXT_STEM || sign === NEXT_GROUP || sign === LOW_DIGITS) {
      link(group);
      if (sign === LOW_DIGITS) break;
      if (sign === NEXT_STEM) first += 1;
      group = [first];
      if (sign === NEXT_STEM && first % STEP === 0) yield 500;
    } else {
      group.push(group.at(-1)! + VALUES[text.charCodeAt(at)]! * BASE + VALUES[text.charCodeAt(low)]!);
      low += 1;
    }
  }
  return together;

  function link(group: readonly number[]): void {
    for (const one of group) for (const other of group) if (one !== other) add(stems[one]!, stems[other]!);
  }

  function add(stem: string, other: string): void {
    const list = together.get(stem);
    if (list === undefined) together.set(stem, [other]);
    else if (!list.includes(other)) list.push(other);
  }
}
