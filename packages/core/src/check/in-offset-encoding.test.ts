import { expect, it } from "vitest";
import { createFactualityAgent, embeddedFactuality } from "../judges/factuality/index.ts";
import { check, checkInOffsetEncoding } from "./index.ts";

const input = {
  article_text: "😀😀 The population of France is 67 million.",
  summary_text: "😀 The population of France is 69 million.",
};
const result = await check(input, { judges: { factuality: createFactualityAgent(embeddedFactuality) } });

it("leaves UTF-16 as it is", () => {
  expect(checkInOffsetEncoding(result, input, "utf-16")).toEqual(result);
});

it("counts code points of the judged text, and of the source where evidence stands", () => {
  const answer = checkInOffsetEncoding(result, input, "unicode");
  const cut = (text: string, place: unknown) => {
    const { start_char, end_char } = place as { start_char: number; end_char: number };
    return Array.from(text).slice(start_char, end_char).join("");
  };
  type Details = { claims: { evidence: { text: string } }[]; sentences: object[] };
  const { claims, sentences } = answer.factuality!.details as unknown as Details;
  expect(cut(input.summary_text, answer.factuality?.issue_spans[0])).toBe("69 million");
  expect(cut(input.summary_text, answer.explainability.findings[0]?.span)).toBe("69 million");
  expect(cut(input.summary_text, claims[0])).toBe(
    input.summary_text.slice(...(Object.values(placeOf(result.factuality?.details)) as [number, number])),
  );
  expect(cut(input.article_text, claims[0]?.evidence)).toBe(claims[0]?.evidence.text);
  expect(cut(input.summary_text, sentences[0])).toContain("France");
});

function placeOf(details: unknown): { start: number; end: number } {
  const [claim] = (details as { claims: { start_char: number; end_char: number }[] }).claims;
  return { start: claim!.start_char, end: claim!.end_char };
}

it("counts what else the source says in the source", async () => {
  const summary_text = "The harbour bridge opened in 1895.";
  const input = { article_text: `😀😀 Two guides. The harbour bridge opened in 1894. ${summary_text}`, summary_text };
  const answer = checkInOffsetEncoding(await check(input), input, "unicode");
  const details = answer.factuality?.details as { claims: { conflict: { start_char: number; end_char: number } }[] };
  const { start_char, end_char } = details.claims[0]!.conflict;
  expect(Array.from(input.article_text).slice(start_char, end_char).join("")).toBe(
    "The harbour bridge opened in 1894.",
  );
});
