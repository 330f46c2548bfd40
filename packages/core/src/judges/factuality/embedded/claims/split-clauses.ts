import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { Range } from "../../../../text/index.ts";

/** A clause shorter than this says too little to be checked apart. */
const MIN_CONTENT = 3;

/** The clauses of a sentence, given the places of its content words, as ranges without blanks or joining commas at their ends. */
export function splitClauses(text: string, { judging }: LanguagePack, content: readonly number[]): Range[] {
  const cuts = [0];
  let counted = 0;
  let before = 0;
  for (const match of text.matchAll(judging.clauseCues)) {
    for (; counted < content.length && content[counted]! < match.index; counted += 1) before += 1;
    if (before < MIN_CONTENT || content.length - counted < MIN_CONTENT) continue;
    const isBut = judging.logic.but.has(match[0].replace(/[\s,]/g, "").toLowerCase());
    if (isBut && lacksSubject(text, match.index + match[0].length, content[counted]!)) continue;
    cuts.push(match.index + match[0].length - match[0].trimStart().length + leadingMark(match[0]));
    before = 0;
  }
  return cuts.map((start, at) => trimmed(text, start, cuts[at + 1] ?? text.length));
}

/** "…, but asked for a delay": a clause that opens with a verb speaks of the subject before it and is no claim by itself. */
function lacksSubject(text: string, start: number, content: number): boolean {
  return start === content && /\p{Ll}/u.test(text.charAt(start));
}

/** The separating mark stays with the clause before it. */
function leadingMark(cue: string): number {
  return /^\s*[;,:–—]/.test(cue) ? 1 : 0;
}

function trimmed(text: string, from: number, to: number): Range {
  let start = from;
  let end = to;
  while (start < end && /[\s;,–—]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s;,–—]/.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}
