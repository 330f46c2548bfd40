import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { embeddedFactuality } from "../embedded/embedded-backend.ts";
import { createFactualityAgent } from "../factuality-agent.ts";

/** A text of one claim beside its source, and whether the source proves it. */
type ProofCase = readonly [language: Language, source: string, text: string, isProved: boolean];

const agent = createFactualityAgent(embeddedFactuality);

/** Tests what the embedded judge proves, and what it must not, by the turn in which a claim is told. */
export function describeProofs(told: Readonly<Record<string, readonly ProofCase[]>>): void {
  describe.each(Object.entries(told))("%s", (_, cases) => {
    it.each(cases)("%s: %s → %s: %s", async (language, source, text, isProved) => {
      const { details } = await agent.run({ article_text: source, summary_text: text }, { language });
      expect(details.claims.map(({ label }) => label === "correct")).toEqual([isProved]);
    });
  });
}
