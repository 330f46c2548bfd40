import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createFactualityAgent, embeddedFactuality } from "../../packages/core/src/judges/factuality/index.ts";
import type { Language } from "../../packages/core/src/languages/language.ts";
import { type Change, changedClaims, ownClaims, seeded } from "../support/changed-claims.ts";

interface Row {
  readonly lang: Language;
  readonly source: string;
}

const agent = createFactualityAgent(embeddedFactuality);
const rows = readFileSync(new URL("../../bench/claims/articles.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

async function isProved(source: string, text: string): Promise<boolean> {
  const { details } = await agent.run({ article_text: source, summary_text: text });
  return details.claims.length === 1 && details.claims[0]!.label === "correct";
}

/** Some changes by a machine make another form of the same word, or another member of the same list. */
const MOST_OTHER_WORDS = 0.015;

describe.each(["de", "en", "es"] as const)("claims that a machine changed, in %s", (lang) => {
  it("are proved no longer", async () => {
    const random = seeded(1);
    const proved: string[] = [];
    const made: Record<Change, number> = { number: 0, negated: 0, "not negated": 0, "another word": 0, exchanged: 0 };
    for (const source of new Set(rows.filter((row) => row.lang === lang).map((row) => row.source))) {
      for (const own of ownClaims(source, lang)) {
        if (!(await isProved(source, own))) continue;
        for (const { change, text } of changedClaims(own, source, lang, random)) {
          made[change] += 1;
          if (await isProved(source, text)) proved.push(`${change}: ${text}`);
        }
      }
    }
    expect(Object.values(made).reduce((sum, count) => sum + count)).toBeGreaterThan(300);
    const other = proved.filter((line) => line.startsWith("another word"));
    expect(proved.filter((line) => !other.includes(line))).toEqual([]);
    expect(other.length / made["another word"], other.join("\n")).toBeLessThan(MOST_OTHER_WORDS);
  });
});
