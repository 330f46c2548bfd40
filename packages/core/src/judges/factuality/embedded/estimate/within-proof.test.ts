import { expect, test } from "vitest";
import { createFactualityAgent } from "../../factuality-agent.ts";
import { embeddedFactuality } from "../embedded-backend.ts";
import { withinProof } from "./within-proof.ts";

test("a quoted contradiction is a floor, proof of everything a ceiling, and nothing else moves the estimate", () => {
  expect([0.2, 0.9].map((probability) => withinProof(probability, "contradicted"))).toEqual([0.75, 0.9]);
  expect([0.05, 0.6].map((probability) => withinProof(probability, "proved"))).toEqual([0.05, 0.1]);
  expect([0.05, 0.9].map((probability) => withinProof(probability, "open"))).toEqual([0.05, 0.9]);
});

const agent = createFactualityAgent(embeddedFactuality);
const estimate = async (article_text: string, summary_text: string) =>
  (await agent.run({ article_text, summary_text })).details.error_probability;

test.each([
  ["The harbour bridge cost 45 million euros.", "The harbour bridge cost 54 million euros."],
  ["Die Brücke im Hafen kostete 45 Millionen Euro.", "Die Brücke im Hafen kostete 54 Millionen Euro."],
  ["El puente del puerto costó 45 millones de euros.", "El puente del puerto costó 54 millones de euros."],
])("%s: what is quoted decides", async (right, wrong) => {
  expect(await estimate(right, right)).toBeLessThanOrEqual(0.1);
  expect(await estimate(right, wrong)).toBeGreaterThanOrEqual(0.75);
  expect(await estimate(right, `${right} ${wrong}`)).toBeGreaterThanOrEqual(0.75);
});

test("what the source says of another thing is neither proof nor contradiction", async () => {
  const source = "The ferry from Corrick takes 35 minutes. The bus to Melby runs twice a day.";
  expect(await estimate(source, "The bus to Melby runs twice a day. It runs twice a day.")).toBeLessThanOrEqual(0.1);
  const other = "The ferry from Corrick takes 35 minutes. It runs twice a day.";
  expect(await estimate(source, other)).toBeGreaterThan(0.1);
});

test("there is none in a language, or for a kind of text in a language, that nobody has labelled", async () => {
  const article = "A ponte do porto custou 45 milhões de euros e abriu em maio.";
  const portuguese = await agent.run({ article_text: article, summary_text: article }, { language: "pt" });
  expect(portuguese).toMatchObject({ status: "ok", details: { error_probability: null } });
  const german = "Die Brücke im Hafen kostete 45 Millionen Euro.";
  expect(await estimate(german, german.toLowerCase())).toBeNull();
});
