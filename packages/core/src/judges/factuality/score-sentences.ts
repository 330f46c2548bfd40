import type { SentenceResult } from "../../contracts/index.ts";

/** (correct + 0.5·uncertain)/n over the checked sentences; null when no sentence was checked: never 0, never 1. */
export function scoreSentences(sentences: readonly Pick<SentenceResult, "label">[]): number | null {
  let checked = 0;
  let points = 0;
  for (const { label } of sentences) {
    if (label === "failed" || label === "no_claims") continue;
    checked += 1;
    if (label === "correct") points += 1;
    else if (label === "uncertain") points += 0.5;
  }
  return checked === 0 ? null : points / checked;
}
