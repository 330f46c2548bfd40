import { describe, expect, it } from "vitest";
import { createFactualityAgent } from "../factuality-agent.ts";
import { embeddedFactuality } from "./embedded-backend.ts";

const agent = createFactualityAgent(embeddedFactuality);
const article_text =
  "Die Nordwind AG hat 2023 in Hamburg 2.300 Menschen beschäftigt und damit 200 mehr als im Jahr davor. Vorstand Anna Schmidt kündigte an, das Werk in Bremen nicht zu schließen. Sie sagte: The show must go on for all of us here.";

const labelsOf = async (summary_text: string) =>
  (await agent.run({ article_text, summary_text })).details.claims.map((one) => one.label);

describe("a text in another language than its source", () => {
  it.each([
    "Nordwind AG employed 2,800 people in Hamburg in 2023, which is more than in the year before.",
    "The chief executive Anna Schmidt announced that the Nordwind AG factory in Bremen will be closed.",
  ])("is neither proved nor contradicted by words alone: %s", async (summary_text) => {
    const { details, issue_spans } = await agent.run({ article_text, summary_text }, { locale: "en" });
    expect(details.claims.map((one) => one.label)).toEqual(["uncertain"]);
    expect(issue_spans.filter((one) => one.verdict === "incorrect")).toEqual([]);
    expect(details.error_probability).toBeNull();
  });

  it("is correct where the source has the very words", async () => {
    expect(await labelsOf("The show must go on for all of us here.")).toEqual(["correct"]);
  });

  it("is judged where its sentence has the source's language", async () => {
    const text =
      "The company Nordwind is doing well and wants to keep all of its people this year. Die Nordwind AG hat 2023 in Hamburg 2.800 Menschen beschäftigt.";
    expect(await labelsOf(text)).toEqual(["uncertain", "incorrect"]);
  });
});
