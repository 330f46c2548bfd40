import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createFactualityAgent, embeddedFactuality } from "../../packages/core/src/judges/factuality/index.ts";
import type { Language } from "../../packages/core/src/languages/language.ts";
import { ownClaims } from "../support/changed-claims.ts";
import { retoldClaims } from "../support/retold-claims.ts";

interface Row {
  readonly lang: Language;
  readonly source: string;
  readonly claims: readonly { readonly text: string; readonly label: string }[];
}

const agent = createFactualityAgent(embeddedFactuality);
const rows = readFileSync(new URL("../../bench/claims/sides.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row)
  .filter((_, at) => at % 2 === 0);

async function labelsOf(source: string, text: string): Promise<readonly string[]> {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.map(({ label }) => label);
}

describe.each(["de", "en", "es"] as const)("right claims that a machine told in another way, in %s", (lang) => {
  it("are never called incorrect", async () => {
    const wrong: string[] = [];
    let made = 0;
    for (const { source, claims } of rows.filter((row) => row.lang === lang)) {
      const labelled = claims.filter(({ label }) => label === "supported").map(({ text }) => text);
      // What is left of a sentence need not be right unless it is proved.
      const [own] = ownClaims(source, lang);
      const proved = own !== undefined && (await labelsOf(source, own)).every((label) => label === "correct");
      for (const right of proved ? [...labelled, own] : labelled) {
        if ((await labelsOf(source, right)).includes("incorrect")) continue;
        for (const { change, text } of retoldClaims(right, source, lang)) {
          made += 1;
          if ((await labelsOf(source, text)).includes("incorrect")) wrong.push(`${change}: ${text}`);
        }
      }
    }
    expect(made).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });
});
