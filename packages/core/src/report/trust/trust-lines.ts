import type { FactualityDetails, TrustNote } from "../../contracts/index.ts";
import { isMeasured } from "../../judges/factuality/index.ts";
import type { Locale } from "../../locales/index.ts";
import { trustWords } from "./trust-words.ts";

/** What a report says of its judge: how often verdicts like the ones it gives were right, or that nobody has measured it. */
export function trustLines(details: Pick<FactualityDetails, "counts" | "trust">, locale: Locale): readonly string[] {
  const { say } = trustWords(locale);
  const { trust, counts } = details;
  if (trust === undefined) return counts.total === 0 ? [] : [say("not_measured")];
  return (["correct", "incorrect"] as const)
    .filter((label) => counts[label] > 0)
    .map((label) => lineOf(label, trust, locale));
}

function lineOf(label: "correct" | "incorrect", trust: TrustNote, locale: Locale): string {
  const { say, percents } = trustWords(locale);
  const right = trust[label];
  return isMeasured(right) ? say(`line_${label}`, percents(right)) : say("line_few", { verdict: label, n: right.n });
}
