import { findAddresses } from "./find-addresses.ts";
import { REQUEST_RULES } from "./request-rules.ts";

/**
 * The ids of the phishing rules a folded text breaks; contacts from configuration were taken out before. A warning never
 * to do it names the same words: `negations` tells it, in the same clause, before them or behind.
 */
export function findPhishing(folded: string, negations: RegExp | null): string[] {
  const found = findAddresses(folded);
  for (const { id, words } of REQUEST_RULES) {
    if ([...folded.matchAll(words)].some((match) => isAsked(folded, match.index, match[0].length, negations)))
      found.push(id);
  }
  return found;
}

function isAsked(folded: string, at: number, length: number, negations: RegExp | null): boolean {
  const before = folded.slice(Math.max(0, at - 70), at);
  const after = folded.slice(at, at + length + 60);
  const clause =
    before.slice(before.search(/[^.!?;:]*$/)) + after.slice(0, length) + /^[^.!?;:,]*/.exec(after.slice(length))![0];
  return negations === null || clause.search(negations) === -1;
}
