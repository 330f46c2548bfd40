import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

// Sentences that give a figure for each of several cases with one verb: each case has its own figure, and none that of another.

interface ToldRow {
  readonly lang: Language;
  readonly source: string;
  readonly claims: readonly { readonly text: string; readonly label: string }[];
}

const lines = readFileSync(new URL("../cases/told-cases.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
const agent = createFactualityAgent(embeddedFactuality);

describe.each(lines.map((line) => JSON.parse(line) as ToldRow))("$lang: $source", ({ lang, source, claims }) => {
  it.each(claims)("$text is $label", async ({ text, label }) => {
    const { details } = await agent.run({ article_text: source, summary_text: text }, { language: lang });
    expect(details.claims.map((claim) => claim.label)).toEqual([label]);
  });
});
