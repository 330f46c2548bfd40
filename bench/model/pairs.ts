import { readFileSync } from "node:fs";

/** A source and a text about it. */
export interface TextPair {
  readonly article_text: string;
  readonly summary_text: string;
}

interface LabelledClaim {
  readonly lang: string;
  readonly article: number;
  readonly source: string;
  readonly claim: string;
  readonly pair: number;
}

/** The first ten English articles of `bench/claims`, each with a summary of five of its claims, true and false by turns. */
export function tenPairs(): readonly TextPair[] {
  const claims = readFileSync(new URL("../claims/articles.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledClaim)
    .filter(({ lang }) => lang === "en");
  const articles = Map.groupBy(claims, ({ article }) => article);
  return [...articles.values()].slice(0, 10).map((all) => {
    const twins = [...Map.groupBy(all, ({ pair }) => pair).values()];
    const chosen = twins.map((both, at) => both[at % both.length]!.claim);
    return { article_text: all[0]!.source, summary_text: chosen.join(" ") };
  });
}
