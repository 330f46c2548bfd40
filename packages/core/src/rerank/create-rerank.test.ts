import { expect, it } from "vitest";
import { deForRerank } from "../languages/de/for-rerank.ts";
import { enForRerank } from "../languages/en/for-rerank.ts";
import { createRerank } from "./create-rerank.ts";
import { rerank } from "./rerank.ts";

const clock = { now: () => Date.UTC(2026, 0, 5, 10) };
const texts = {
  a: ["Data retention law", "The law limits how long audit logs of employees may be kept by an employer."],
  b: ["Canteen menu", "On Monday there is lentil soup, and the aeroelasticity seminar has moved."],
  c: ["Retention periods", "Retention periods for personal data are set out in the schedule of the works agreement."],
};
const request = {
  query: "How long may an employer keep audit logs of its employees?",
  candidates: Object.entries(texts).map(([id, [title = "", snippet = ""]]) => ({
    id,
    title,
    snippet,
    url: `https://${id}.example/`,
  })),
  clock,
};

it("answers in English what all languages together answer", async () => {
  expect(await createRerank({ languages: [enForRerank] })(request)).toEqual(await rerank(request));
});

it("refuses a question in a language that is not loaded", async () => {
  await expect(createRerank({ languages: [deForRerank] })(request)).rejects.toMatchObject({
    code: "language_not_loaded",
    params: { language: "en", loaded: "de" },
  });
});
