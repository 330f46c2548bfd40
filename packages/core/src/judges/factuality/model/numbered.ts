/** Texts with their numbers before them, counted from 0, for a model to name them by. */
export function numbered(texts: readonly string[]): string {
  return texts.map((text, at) => `[${at}] ${text}`).join("\n");
}

/**
 * Answers whose numbers can be relied on. Whoever names the number after the last and never the first has counted from
 * one: every answer would stand at its neighbour's place, with a quote that is there. None of them counts.
 */
export function numberedAsAsked<Answer>(
  answers: readonly Answer[],
  numberOf: (answer: Answer) => number | null | undefined,
  asked: number,
): readonly Answer[] {
  const numbers = new Set(answers.map(numberOf));
  return numbers.has(asked) && !numbers.has(0) ? [] : answers;
}
