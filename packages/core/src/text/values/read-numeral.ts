import type { LanguagePack } from "../../languages/language-pack.ts";
import type { Token } from "./scan.ts";

/** A number written in digits. `step` is the place of its last digit (0.1 for "3.5", 1 for "70"). */
export type Numeral = {
  /** Index of the first token after the numeral. */
  readonly next: number;
  readonly value: number;
  readonly step: number;
  /** How many groups of digits were joined; 1 for plain "2015". */
  readonly groups: number;
  /** The other reading of a numeral whose separator goes against the language's habit ("1,500" in German). */
  readonly alternative?: number;
};

type Mark = "." | ",";
type Chain = { readonly next: number; readonly groups: readonly string[]; readonly marks: readonly string[] };

const longestNumeral = 24;

/** Reads the digits at `at`; undefined when they are no quantity (a version, an address, a telephone number). */
export function readNumeral(tokens: readonly Token[], at: number, decimal: Mark): Numeral | undefined {
  const chain = readChain(tokens, at);
  const { next, groups, marks } = chain;
  let length = 0;
  for (const group of groups) length += group.length;
  if (length > longestNumeral) return undefined;
  const done = (value: number, decimals: number, alternative?: number): Numeral => ({
    next,
    value,
    step: 10 ** -decimals,
    groups: groups.length,
    ...(alternative === undefined ? {} : { alternative }),
  });
  if (marks.length === 0) return done(Number(groups[0]), 0);

  const last = marks[marks.length - 1]!;
  const tail = groups[groups.length - 1]!;
  const grouped = Number(groups.join(""));
  const split = Number(`${groups.slice(0, -1).join("")}.${tail}`);
  const leading = marks.slice(0, -1);
  const isPoint = last === "." || last === ",";
  if (marks.length > 1) {
    const sameLeading = leading.every((mark) => mark === leading[0]);
    if (!sameLeading || !areThousands(groups.slice(0, -1))) return undefined;
    if (isPoint && leading[0] !== last) return done(split, tail.length);
    return last === leading[0] && tail.length === 3 ? done(grouped, 0) : undefined;
  }
  if (!isPoint) return areThousands(groups) ? done(grouped, 0) : undefined;
  if (!areThousands(groups)) return done(split, tail.length);
  if (last === decimal) return done(split, tail.length, grouped);
  return done(grouped, 0);
}

/** Index of the first token after the digit chain at `at`, whether or not it is a number. */
export function skipChain(tokens: readonly Token[], at: number): number {
  return readChain(tokens, at).next;
}

/** The decimal mark this text uses: the language's habit unless only the other one shows itself beyond doubt. */
export function decimalMark(tokens: readonly Token[], language: LanguagePack): Mark {
  const habit = language.numbers.decimalMark;
  const other: Mark = habit === "." ? "," : ".";
  let votesForOther = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.kind !== "digits") continue;
    const { next, groups, marks } = readChain(tokens, at);
    at = next - 1;
    const last = marks[marks.length - 1];
    if (last !== "." && last !== ",") continue;
    const vote = evidence(groups, marks, last);
    if (vote === habit) return habit;
    if (vote === other) votesForOther++;
  }
  return votesForOther > 0 ? other : habit;
}

function evidence(groups: readonly string[], marks: readonly string[], last: Mark): Mark | undefined {
  const opposite: Mark = last === "." ? "," : ".";
  const tail = groups[groups.length - 1]!;
  if (marks.length === 1) {
    // One or two digits after a point may also be a time ("15.30 Uhr") or a day ("3.5."), so a comma or a real "0.x" is asked for.
    if (areThousands(groups)) return undefined;
    return last === "," || groups[0]!.startsWith("0") || tail.length > 2 || tail.length === 1 ? last : undefined;
  }
  if (marks[0] !== last) return last;
  return marks.every((mark) => mark === last) && areThousands(groups) ? opposite : undefined;
}

function areThousands(groups: readonly string[]): boolean {
  const first = groups[0]!;
  if (first.length > 3 || first.startsWith("0")) return false;
  for (let at = 1; at < groups.length; at++) if (groups[at]!.length !== 3) return false;
  return true;
}

function readChain(tokens: readonly Token[], at: number): Chain {
  const groups = [tokens[at]!.text];
  const marks: string[] = [];
  let next = at + 1;
  for (;;) {
    const mark = tokens[next];
    const digits = tokens[next + 1];
    if (mark === undefined) break;
    if (mark.kind === "digits") {
      // "1 500": only blanks so far, a first group of up to three digits, groups of exactly three after it.
      if (!mark.thinGap || mark.text.length !== 3 || groups[0]!.length > 3 || groups[0]!.startsWith("0")) break;
      if (marks.length > 0 && marks[marks.length - 1] !== " ") break;
      marks.push(" ");
      groups.push(mark.text);
      next++;
    } else if (isSeparator(mark) && digits?.kind === "digits" && digits.glued) {
      marks.push(mark.text === "’" ? "'" : mark.text);
      groups.push(digits.text);
      next += 2;
    } else break;
  }
  return { next, groups, marks };
}

function isSeparator(token: Token): boolean {
  return token.glued && (token.text === "." || token.text === "," || token.text === "'" || token.text === "’");
}
