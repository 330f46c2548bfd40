import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { Criteria } from "../contracts/criteria/index.ts";
import { BelegError, type ErrorData, requireContract } from "../contracts/errors/index.ts";
import { articleIdIsFree, Sources } from "../contracts/source.ts";
import { LanguageName } from "../contracts/values/language-name.ts";
import { LocaleName } from "../contracts/values/locale-name.ts";
import type { CheckInput, RunOptions } from "./judge.ts";
import { requireInput } from "./require-input.ts";

/** The same rules in the contracts' own words. */
const CheckTexts = z
  .object({
    summary_text: z.string(),
    article_text: z.string().optional(),
    sources: Sources.optional(),
    criteria: Criteria.optional(),
  })
  .superRefine(articleIdIsFree);
const Choices = z.object({
  locale: LocaleName.optional(),
  language: LanguageName.optional(),
  topK: z.int().min(1).optional(),
  maxFailed: z.int().min(0).optional(),
});

function errorsOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof BelegError) return { message: error.message, errors: firstOfEach(error.errors) };
    throw error;
  }
  return null;
}

/** Of an array where a text should be, zod also says that it is too short: one mistake is one error. */
function firstOfEach(errors: readonly ErrorData[]): readonly ErrorData[] {
  return errors.filter(({ path }, at) => errors.findIndex((other) => other.path === path) === at);
}

const wrong = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  "a",
  "article_text",
  "x".repeat(70),
  "x".repeat(5000),
  7,
  1.5,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  true,
  [],
  {},
  ["a"],
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("a", "b", "article_text") },
  { weight: 1, arbitrary: wrong },
);
const source = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      { id: text, text, title: text, url: text, date: text, "odd key": text, [`k${"y".repeat(90)}`]: text },
      { requiredKeys: ["id", "text"] },
    ),
  },
  { weight: 1, arbitrary: wrong },
);
const sources = fc.oneof(
  { weight: 6, arbitrary: fc.array(source, { maxLength: 4 }) },
  { weight: 1, arbitrary: wrong },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 201 }, (_, at) => ({ id: `s${at}`, text: "a" }))) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 201 }, () => ({ id: "", text: 1 }))) },
  { weight: 1, arbitrary: fc.constant([{ id: "long", text: "x".repeat(10_000_001) }]) },
);
const criterion = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "b", "x".repeat(1001)) },
  { weight: 4, arbitrary: fc.record({ id: text, text, odd: text }, { requiredKeys: ["id", "text"] }) },
  { weight: 1, arbitrary: wrong },
);
const criteria = fc.oneof(
  { weight: 6, arbitrary: fc.array(criterion, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 51 }, () => "a")) },
  { weight: 1, arbitrary: wrong },
);
const input = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      { summary_text: text, article_text: text, sources, criteria, more: wrong },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: wrong },
);
const options = fc.record(
  {
    locale: fc.oneof(fc.constantFrom("de", "fr"), wrong),
    language: fc.oneof(fc.constantFrom("pt", "fr"), wrong).filter((one) => typeof one !== "object" || one === null),
    topK: wrong,
    maxFailed: wrong,
  },
  { requiredKeys: [] },
);

test("an input is refused with the errors of the contracts, word for word", () => {
  fc.assert(
    fc.property(input, (given) => {
      const byHand = errorsOf(() => requireInput(given as CheckInput, {}));
      expect(byHand).toEqual(errorsOf(() => requireContract(CheckTexts, given)));
    }),
    { numRuns: 2000 },
  );
});

test("so are options", () => {
  fc.assert(
    fc.property(options, (given) => {
      const byHand = errorsOf(() => requireInput({ summary_text: "" }, given as RunOptions));
      expect(byHand).toEqual(errorsOf(() => requireContract(Choices, given)));
    }),
    { numRuns: 1000 },
  );
});
