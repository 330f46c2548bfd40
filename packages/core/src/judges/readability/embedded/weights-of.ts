import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Weights } from "../../shared/measure.ts";
import english from "./weights.json" with { type: "json" };

/** What each measure costs in a language: as fitted on English news, but for what the language changes. */
export function readabilityWeights({ readability: { weights } }: LanguagePack): Weights {
  const without: ReadonlySet<string> = new Set(weights.without);
  const kept = Object.entries(english).filter(([measure]) => !without.has(measure));
  return { ...Object.fromEntries(kept), ...weights.own };
}
