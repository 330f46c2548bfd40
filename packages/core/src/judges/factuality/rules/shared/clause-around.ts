import type { ComparedSpan } from "../../embedded/compared-span.ts";

/** The words around a verb that belong to it. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  /** What is said of the subject between commas: "Norvik, the largest line in the north, bought …". */
  readonly gap: { readonly from: number; readonly to: number } | undefined;
}

/** True for what is only said of the subject in passing. */
export function isInGap({ gap }: Clause, at: number): boolean {
  return gap !== undefined && gap.from <= at && at < gap.to;
}

/** The span between commas and clause-joining words around a verb, with what a comma cuts off from its subject or object. */
export function clauseAround({ words, text, start }: ComparedSpan, verb: number): Clause {
  const isMarked = (i: number) => /[,;:–—]/.test(text.slice(words[i - 1]!.end - start, words[i]!.start - start));
  const isCut = (i: number) => isMarked(i) || JOINS.has(words[i]!.lower);
  const firstOf = (place: number) => {
    let at = place;
    while (at > 0 && !isCut(at)) at -= 1;
    return at;
  };
  let from = firstOf(verb);
  let gap: Clause["gap"];
  if (from > 0 && isMarked(from) && words.slice(from, verb).every((word) => word.stop)) {
    const aside = firstOf(from - 1);
    if (aside > 0 && isMarked(aside)) {
      gap = { from: aside, to: from };
      from = firstOf(aside - 1);
    }
  }
  let to = verb + 1;
  while (to < words.length && !isCut(to)) to += 1;
  // "her captain, Joao Neves."
  let end = to;
  while (end < words.length && words[end]!.capital && !words[end]!.stop && (end === to || !isCut(end))) end += 1;
  return { from, to: end === words.length || isMarked(end) ? end : to, gap };
}

const JOINS: ReadonlySet<string> = new Set(
  "while when because although während weil obwohl mientras cuando porque aunque enquanto".split(" "),
);
