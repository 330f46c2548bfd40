import { describe, expect, it } from "vitest";
import { createFactualityAgent } from "../../factuality-agent.ts";
import { embeddedFactuality } from "../embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);

describe("numbers of two things", () => {
  const article_text = "The tunnel is 3 km long. The bridge is 5 km long.";
  const claimOf = async (summary_text: string) =>
    (await agent.run({ article_text, summary_text }, { language: "en" })).details.claims[0];

  it("does not excuse a wrong number because something else has it", async () => {
    expect(await claimOf("The bridge is 3 km long.")).toMatchObject({ label: "incorrect", error_type: "NUMBER" });
  });

  it("quotes the sentence that states the number", async () => {
    expect(await claimOf("It is 5 km long.")).toMatchObject({
      label: "correct",
      evidence_quote: "The bridge is 5 km long.",
    });
  });
});
