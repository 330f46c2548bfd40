import type { TrustNote } from "../../contracts/index.ts";
import { isMeasured } from "../../judges/factuality/trust/is-measured.ts";
import type { Locale } from "../../locales/index.ts";
import { percent, trustWords } from "./trust-words.ts";

/** The verdicts of a result, and how many its judge's record took back. */
export interface GivenVerdicts {
  readonly correct: number;
  readonly incorrect: number;
  readonly withheld: number;
}

/** How often the judge was right with verdicts like these, in sentences; without a note: that nobody has measured it. */
export function trustSentences(trust: TrustNote | undefined, given: GivenVerdicts, locale: Locale): readonly string[] {
  const { say, percents } = trustWords(locale);
  if (trust === undefined) return [say("not_measured")];
  const lines = (["correct", "incorrect"] as const)
    .filter((verdict) => given[verdict] > 0)
    .map((verdict) => {
      const right = trust[verdict];
      return isMeasured(right) ? say(`line_${verdict}`, percents(right)) : say("line_few", { verdict, n: right.n });
    });
  if (given.withheld === 0) return lines;
  return [...lines, say("line_withheld", { count: given.withheld, least: percent(trust.min_precision) })];
}
