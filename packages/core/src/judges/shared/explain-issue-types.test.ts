import { describe, expect, expectTypeOf, it } from "vitest";
import { ErrorType, type IssueTypeOf, issueTypesOf } from "../../contracts/index.ts";
import { packOf } from "../../languages/pack-of.ts";
import { claimPrompts } from "../factuality/model/claim-prompts.ts";
import type { ContradictionRule } from "../factuality/rules/rule.ts";
import { explainIssueTypes } from "./explain-issue-types.ts";
import type { Flaw } from "./measure.ts";
import { stylePrompts } from "./style-prompts.ts";

const explained = (prompt: string) => [...prompt.matchAll(/ \(([A-Z_]+)\)/g)].map(([, type]) => type);

describe.each(["de", "en", "es"] as const)("the prompts in %s", (language) => {
  it("explain every type a judge may name, in the order of the table", () => {
    for (const version of ["v1", "v2"] as const) {
      expect(explained(stylePrompts("coherence", packOf(language))[version].question)).toEqual(
        issueTypesOf("coherence"),
      );
      expect(explained(stylePrompts("readability", packOf(language))[version].question)).toEqual(
        issueTypesOf("readability"),
      );
    }
    expect(explained(claimPrompts(packOf(language)).verify_prompt)).toEqual(ErrorType.options);
  });
});

it("an issue type is explained in English where the prompt is in a language without words for it", () => {
  const rows = { ORDERING: { de: "eine Reihenfolge", en: "an order", es: "un orden" } };
  expect(explainIssueTypes(rows, "es")).toBe("un orden (ORDERING)");
  for (const language of ["pt", "toy", "constructor"])
    expect(explainIssueTypes(rows, language)).toBe("an order (ORDERING)");
});

it("what the embedded judges give has a row, by type", () => {
  expectTypeOf<ContradictionRule["issueType"]>().toExtend<IssueTypeOf<"factuality">>();
  expectTypeOf<Flaw["issue_type"]>().toEqualTypeOf<IssueTypeOf<"coherence"> | IssueTypeOf<"readability">>();
});
