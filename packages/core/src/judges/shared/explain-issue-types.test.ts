import { describe, expect, expectTypeOf, it } from "vitest";
import { ErrorType, type IssueTypeOf, issueTypesOf } from "../../contracts/index.ts";
import { packOf } from "../../languages/pack-of.ts";
import { COHERENCE_PROMPTS } from "../coherence/prompts/prompts.ts";
import { promptsFor } from "../factuality/prompts/prompts-for.ts";
import type { ContradictionRule } from "../factuality/rules/rule.ts";
import { READABILITY_PROMPTS } from "../readability/prompts/prompts.ts";
import type { Measure } from "./measure.ts";

const explained = (prompt: string) => [...prompt.matchAll(/ \(([A-Z_]+)\)/g)].map(([, type]) => type);

describe.each(["de", "en", "es"] as const)("the prompts in %s", (language) => {
  it("explain every type a judge may name, in the order of the table", () => {
    for (const version of ["v1", "v2"] as const) {
      expect(explained(COHERENCE_PROMPTS[language][version].question)).toEqual(issueTypesOf("coherence"));
      expect(explained(READABILITY_PROMPTS[language][version].question)).toEqual(issueTypesOf("readability"));
    }
    expect(explained(promptsFor(packOf(language)).verify_prompt)).toEqual(ErrorType.options);
  });
});

it("what the embedded judges give has a row, by type", () => {
  expectTypeOf<ContradictionRule["issueType"]>().toExtend<IssueTypeOf<"factuality">>();
  expectTypeOf<Measure["issue_type"]>().toEqualTypeOf<IssueTypeOf<"coherence"> | IssueTypeOf<"readability">>();
});
