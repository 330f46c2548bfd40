import type { Token } from "../values/scan.ts";
import { titles } from "./data/name-words.ts";

const openers: ReadonlySet<string> = new Set([
  '"',
  "'",
  "“",
  "„",
  "«",
  "‘",
  "‚",
  "(",
  "[",
  "»",
  "”",
  "¿",
  "¡",
  "–",
  "—",
  "•",
  "*",
  "’",
]);
const enders: ReadonlySet<string> = new Set([".", "!", "?", ":", "…", ";", "|"]);

/** Whether a capital at this token may be owed to the start of a sentence, a quotation or a line. */
export function startsSentence(tokens: readonly Token[], at: number): boolean {
  let back = at - 1;
  if (tokens[at]!.newLine) return true;
  let opened = false;
  while (back >= 0 && back > at - 4 && openers.has(tokens[back]!.text)) {
    if (tokens[back]!.newLine) return true;
    opened = true;
    back--;
  }
  const before = tokens[back];
  if (before === undefined) return true;
  if (!enders.has(before.text)) return opened && tokens[at]!.glued && isQuote(tokens[at - 1]!.text);
  if (before.text !== ".") return true;
  const word = tokens[back - 1];
  if (word === undefined || !before.glued) return true;
  // "Dr. Weber", "J. Smith", "3. Mai": the dot belongs to what stands before it.
  if (word.kind === "word") return !(titles.has(word.fold) || (word.text.length === 1 && isCapital(word.text)));
  return word.kind !== "digits" || word.text.length > 2;
}

function isQuote(text: string): boolean {
  return text !== "(" && text !== "[" && text !== "–" && text !== "—" && text !== "’" && text !== "'";
}

/** Whether a word starts with a capital letter. */
export function isCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code < 0x80) return code >= 65 && code <= 90;
  const first = String.fromCodePoint(text.codePointAt(0)!);
  return first !== first.toLowerCase();
}

/** Whether a word is written in capitals throughout. */
export function isAllCapitals(text: string): boolean {
  return text.length > 1 && isCapital(text) && text === text.toUpperCase() && text !== text.toLowerCase();
}
