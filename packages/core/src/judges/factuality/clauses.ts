import type { AnalysedSentence, Range } from "../../text/index.ts";

/** A clause shorter than this says too little to be checked apart. */
const MIN_CONTENT = 3;

/** The clauses of a sentence, cut at semicolons and at conjunctions behind a comma; without blanks or commas at their ends. */
export function clausesOf({ text, language, start: offset, tokens }: AnalysedSentence): readonly Range[] {
  const content = tokens.flatMap((token) => (token.isContent ? [token.start - offset] : []));
  const cuts = [0];
  let counted = 0;
  let before = 0;
  for (const match of text.matchAll(language.judging.clauseCues)) {
    for (; counted < content.length && content[counted]! < match.index; counted += 1) before += 1;
    if (before < MIN_CONTENT || content.length - counted < MIN_CONTENT) continue;
    cuts.push(match.index + match[0].length - match[0].trimStart().length + leadingMark(match[0]));
    before = 0;
  }
  return cuts.map((start, at) => trimmed(text, start, cuts[at + 1] ?? text.length));
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
