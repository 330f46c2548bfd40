import type { VerifierScores } from "@beleg/core";
import type { ClaimWord } from "./claim-words.ts";

/** From this doubt on a word is marked. */
const MARKED = 0.5;

/**
 * A claim by the doubts about its tokens, one list for each window of the passage. A token is in doubt only where no window
 * carries it, a word as far as its most doubtful token, the claim as far as its most doubtful word.
 */
export function wordScores(words: readonly ClaimWord[], windows: readonly (readonly number[])[]): VerifierScores {
  const doubtOf = (token: number) => Math.min(...windows.map((doubts) => doubts[token] ?? 0));
  const doubted = words.map(({ start, end, from, to }) => {
    let doubt = 0;
    for (let token = from; token < to; token += 1) doubt = Math.max(doubt, doubtOf(token));
    return { start, end, doubt };
  });
  const unsupported = Math.max(0, ...doubted.map(({ doubt }) => doubt));
  const marked: { start: number; end: number; doubt: number }[] = [];
  let isRunning = false;
  for (const word of doubted) {
    const isMarked = word.doubt >= MARKED;
    const before = marked.at(-1);
    if (isMarked && isRunning && before) {
      before.end = word.end;
      before.doubt = Math.max(before.doubt, word.doubt);
    } else if (isMarked) marked.push({ ...word });
    isRunning = isMarked;
  }
  const spans = marked.sort((a, b) => b.doubt - a.doubt).map(({ start, end }) => ({ start, end }));
  return { supported: 1 - unsupported, contradicted: 0, unsupported, spans };
}
