import { expect, test } from "vitest";
import { createFactualityAgent, verifiedFactuality } from "../judges/factuality/index.ts";
import type { Verifier } from "../ports/index.ts";
import { formatReport } from "../report/index.ts";
import { check } from "./check.ts";

const article_text = "The town built a bridge over the river in spring. It has two lanes and no toll.";
const summary_text = "It has three lanes. Nobody may cross the water there.";

test("the page of a report says which findings are the verifier's", async () => {
  const verifier: Verifier = {
    name: "fake@1",
    score: async (_claim, passages) => passages.map(() => ({ supported: 0, contradicted: 0.9, unsupported: 0.1 })),
  };
  const input = { article_text, summary_text };
  const html = async (factuality: ReturnType<typeof createFactualityAgent> | undefined) => {
    const judges = factuality ? { factuality } : undefined;
    const result = await check(input, { language: "en", locale: "en", judges });
    const one = {
      report: result.explainability,
      summary_text,
      article_text,
      agents: { factuality: result.factuality },
    };
    return formatReport("html", [one], { locale: "en", version: "1" });
  };
  const verified = await html(createFactualityAgent(verifiedFactuality(verifier)));
  expect(verified.match(/found by the local verifier/g)).toHaveLength(1);
  expect(verified.match(/found by the embedded judge/g)).toHaveLength(1);
  expect(await html(undefined)).not.toContain("found by the local verifier");
});
