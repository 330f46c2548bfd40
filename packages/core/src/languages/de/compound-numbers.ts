import type { CompoundNumbers } from "../parts/number-rules.ts";
import { ordinal, small } from "./number-words.ts";

const longest = "neunhundertneunundneunzigtausendneunhundertneunundneunzig".length + 2;

/** Numbers written as one word. */
export const compounds: CompoundNumbers = {
  part: /ein|zwei|zwo|drei|vier|funf|fuenf|sechs|sech|sieb|acht|neun|zehn|elf|zwoe?lf|zig|ssig|hundert|tausend|anderthalb|halb|dritt|erst|null/,
  cardinal: readCardinal,
  ordinal: readOrdinal,
};

/** The value of a German number written as one (folded) word, "zweihundertfuenfzig" → 250; undefined if it is none. */
function readCardinal(word: string): number | undefined {
  if (word.length > longest || word.length < 3) return undefined;
  return thousands(word);
}

/** The rank of a German ordinal written as one (folded) word, "einundzwanzigsten" → 21. */
function readOrdinal(word: string): number | undefined {
  const listed = ordinal.get(word);
  if (listed !== undefined) return listed;
  const match = /^(.{4,60}?)(st|t)(e|en|er|es|em)$/.exec(word);
  if (match === null || word.length > longest) return undefined;
  const value = readCardinal(match[1]!);
  if (value === undefined || !Number.isInteger(value)) return undefined;
  // "vierzehnte" takes t, "zwanzigste" takes st: anything else is another word.
  const takesT = value % 100 > 0 && value % 100 < 20;
  return takesT === (match[2] === "t") ? value : undefined;
}

function thousands(word: string): number | undefined {
  const cut = word.indexOf("tausend");
  if (cut < 0) return hundreds(word);
  const before = cut === 0 ? 1 : hundreds(word.slice(0, cut));
  const rest = joined(word.slice(cut + 7));
  const after = rest === "" ? 0 : hundreds(rest);
  return before === undefined || after === undefined ? undefined : before * 1000 + after;
}

function hundreds(word: string): number | undefined {
  const cut = word.indexOf("hundert");
  if (cut < 0) return belowHundred(word);
  const before = cut === 0 ? 1 : ones(word.slice(0, cut));
  const rest = joined(word.slice(cut + 7));
  const after = rest === "" ? 0 : belowHundred(rest);
  return before === undefined || after === undefined ? undefined : before * 100 + after;
}

function joined(rest: string): string {
  return rest.startsWith("und") ? rest.slice(3) : rest;
}

function belowHundred(word: string): number | undefined {
  const whole = small.get(word) ?? (word === "ein" || word === "eine" ? 1 : undefined);
  if (whole !== undefined) return whole;
  const cut = word.indexOf("und", 3);
  if (cut < 0) return undefined;
  const one = ones(word.slice(0, cut));
  const ten = small.get(word.slice(cut + 3));
  return one === undefined || one > 9 || ten === undefined || ten < 20 ? undefined : ten + one;
}

function ones(word: string): number | undefined {
  return word === "ein" ? 1 : small.get(word);
}
