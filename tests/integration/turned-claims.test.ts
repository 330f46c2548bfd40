import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createFactualityAgent, embeddedFactuality } from "../../packages/core/src/judges/factuality/index.ts";

interface Row {
  readonly lang: string;
  readonly source: string;
  readonly claims: readonly { readonly text: string; readonly label: "supported" | "contradicted" }[];
}

const agent = createFactualityAgent(embeddedFactuality);

const rows = ["turned", "turns"].flatMap((name) =>
  readFileSync(new URL(`../../bench/claims/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row),
);

/** Claims that turn their source round; see bench/claims/README.md. The guards were written from them, so they hold without exception. */
describe.each(["de", "en", "es"])("claims that turn their source round, in %s", (lang) => {
  it("no supported one is incorrect, no contradicted one correct, and two of five contradicted ones are found", async () => {
    const wrong: string[] = [];
    let [found, contradicted] = [0, 0];
    for (const { source, claims } of rows.filter((row) => row.lang === lang)) {
      for (const { text, label } of claims) {
        const { details } = await agent.run({ article_text: source, summary_text: text });
        const verdicts = details.claims.map((claim) => claim.label);
        const isIncorrect = verdicts.includes("incorrect");
        const isCorrect = verdicts.length > 0 && verdicts.every((verdict) => verdict === "correct");
        if (label === "supported" ? isIncorrect : isCorrect) wrong.push(`${source} → ${text}`);
        if (label === "contradicted") contradicted += 1;
        if (label === "contradicted" && isIncorrect) found += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(contradicted).toBeGreaterThan(150);
    expect(found / contradicted).toBeGreaterThan(0.4);
  });
});
