import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { leastOfThree } from "../../../../tests/support/least-of-three.ts";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import { salvageJson } from "./salvage-json.ts";
import type { SalvageRung } from "./salvage-outcome.ts";

const verdict = z.object({ label: z.enum(["yes", "no"]), score: z.number() });
const answer = { label: "no", score: 2 } as const;

function rungsFor(raw: string): readonly SalvageRung[] | string {
  const outcome = salvageJson(raw, verdict);
  if (outcome.status === "failed") return outcome.code;
  expect(outcome.value).toEqual(answer);
  return outcome.rungs;
}

describe("salvageJson notes the rungs it needed", () => {
  it.each<[string, string, readonly SalvageRung[]]>([
    ["clean JSON", '{"label":"no","score":2}', []],
    ["a byte order mark and blanks", ' \uFEFF{"label":"no","score":2}\n', []],
    ["a fence", '```json\n{"label":"no","score":2}\n```', ["code_fence"]],
    ["prose", 'Result: {"label":"no","score":2} done', ["prose_around"]],
    ["a reasoning block", '<think>{"label":"yes","score":1}</think>{"label":"no","score":2}', ["reasoning_block"]],
    ["a comment", '{"label":"no", /* {x} */ "score":2}', ["comments"]],
    ["single quotes", "{'label':'no','score':2}", ["quote_style"]],
    ["bare keys and words", '{label: no, "score": 2}', ["unquoted"]],
    ["trailing commas", '{"label":"no","score":2,}', ["commas"]],
    ["an odd number", '{"label":"no","score":+2.}', ["literals"]],
    ["a decimal comma", '{"label":"no","score":2,0}', ["decimal_comma"]],
    ["no-break spaces", '{"label":"no",\u00a0"score":2}', ["control_characters"]],
    ["escapes that are none", '{"label":"n\\x6f","score":2}', ["bad_escapes"]],
    ["a list around", '[{"label":"no","score":2}]', ["array_for_object"]],
    ["a wrapper", '{"answer":{"label":"no","score":2}}', ["wrapped"]],
    ["JSON in a string", '"{\\"label\\":\\"no\\",\\"score\\":2}"', ["double_encoded"]],
    ["escaped JSON", '{\\"label\\":\\"no\\",\\"score\\":2}', ["double_encoded"]],
    ["a missing brace", '{"label":"no","score":2 ', ["truncated"]],
    [
      "several answers: the last wins",
      '{"label":"yes","score":1} {"label":"no","score":2}',
      ["prose_around", "several_values"],
    ],
  ])("%s", (_, raw, rungs) => {
    expect(rungsFor(raw)).toEqual(rungs);
  });
});

it("salvageJson closes what a wrong bracket closes", () => {
  const outcome = salvageJson('{"a":[{"label":"no","score":2]}', z.object({ a: z.array(verdict) }));
  expect(outcome).toEqual({ status: "ok", value: { a: [answer] }, rungs: ["brackets"] });
});

describe("salvageJson refuses what it should", () => {
  it.each([
    ["blank", "  \n", "empty"],
    ["no value", "I think it is fine.", "no_json"],
    ["another shape", '{"label":"maybe","score":2}', "schema_mismatch"],
    ["two answers in one list", '[{"label":"no","score":2},{"label":"yes","score":1}]', "schema_mismatch"],
    ["a number cut at the end", '{"label":"no","score":2', "truncated"],
    ["a cut answer after an echo", '{"label":"yes","score":1}\n{"label":"no","sc', "truncated"],
    ["a draft inside finished reasoning", '<think>{"label":"no","score":2}</think>', "no_json"],
    ["a draft inside unfinished reasoning", '<think>{"label":"no","score":2} but then', "no_json"],
    ["deep nesting", `${"[".repeat(1000)}${"]".repeat(1000)}`, "too_deep"],
    ["huge answers", "x".repeat(4_000_001), "too_long"],
  ])("%s", (_, raw, code) => {
    expect(rungsFor(raw)).toBe(code);
  });

  it("does not read a cut list as an empty one", () => {
    const schema = z.object({ issues: z.array(z.object({ span: z.string(), note: z.string() })) });
    expect(salvageJson('{"issues":[{"span":"a', schema)).toMatchObject({ status: "failed", code: "truncated" });
  });

  it("treats a schema that throws as a schema that does not fit", () => {
    const angry = z.unknown().refine(() => {
      throw new Error("no");
    });
    expect(salvageJson("{}", angry).status).toBe("failed");
  });
});

describe("salvageJson with other roots", () => {
  it("reads a bare scalar, fenced or after reasoning", () => {
    const schema = z.int().min(1).max(5);
    for (const raw of ["4", " 4\n", "```\n4\n```", "<think>3?</think>\n4"])
      expect(salvageJson(raw, schema)).toMatchObject({ status: "ok", value: 4 });
    expect(salvageJson("about 4", schema)).toMatchObject({ status: "failed", code: "no_json" });
  });

  it("gathers one object a line where a list is wanted, and puts one object in a list", () => {
    const list = z.array(verdict);
    const line = JSON.stringify(answer);
    expect(salvageJson(`${line}\n${line}`, list)).toMatchObject({ status: "ok", value: [answer, answer] });
    expect(salvageJson(line, list)).toMatchObject({ status: "ok", value: [answer], rungs: ["object_for_array"] });
  });
});

describe("salvageJson and hostile text", () => {
  it("leaves prototypes alone", () => {
    const schemas = [z.unknown(), z.record(z.string(), z.unknown())];
    const raws = ['{"__proto__":{"bad":1},"a":1}', "{'__proto__':{'bad':1},'a':1,}"];
    for (const [raw, schema] of raws.flatMap((text) => schemas.map((each) => [text, each] as const))) {
      const outcome = salvageJson<unknown>(raw, schema);
      expect(outcome).toMatchObject({ status: "ok", value: { a: 1 } });
      if (outcome.status === "ok") expect(Object.getPrototypeOf(outcome.value)).toBe(Object.prototype);
    }
    expect(({} as { bad?: number }).bad).toBeUndefined();
  });

  it("stays near linear: eight times the text costs far less than sixty-four times the time", async () => {
    const shapes = [
      "{",
      "[",
      '"',
      '{"',
      '{"a":"',
      "[[]",
      '{"a":[',
      "{/*",
      "{//",
      "'",
      "{'a':'b\\",
      "```{",
      "<think>",
      "{a,",
      '","',
      "“{”",
      "[1,",
      '\\"{',
      '{"a" :"b" "',
      "[][]",
      "{} ",
    ];
    const time = (text: string) => processorMs(() => salvageJson(text, verdict));
    for (const shape of shapes) {
      const small = shape.repeat(Math.ceil(25_000 / shape.length));
      const large = shape.repeat(Math.ceil(200_000 / shape.length));
      await time(small);
      const base = Math.max(25, await time(small));
      const most = 40 * base;
      expect.soft(await leastOfThree(() => time(large), most), JSON.stringify(shape)).toBeLessThan(most);
    }
  });

  it("gives a typed outcome for any string", () => {
    const pieces = [
      "{",
      "}",
      "[",
      "]",
      '"',
      "'",
      ":",
      ",",
      "\\",
      "\n",
      "null",
      "-1",
      "2.",
      "//",
      "/*",
      "#",
      "```",
      "<think>",
      "</think>",
      "“",
      "„",
      "label",
      "no",
      "__proto__",
      "\ud800",
      "&quot;",
      "\\u12",
    ];
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join("")),
    );
    const schemas = [verdict, z.array(z.string()), z.unknown(), z.int(), z.record(z.string(), z.unknown())];
    fc.assert(
      fc.property(text, fc.constantFrom<z.ZodType>(...schemas), (raw, schema) => {
        const outcome = salvageJson(raw, schema);
        if (outcome.status === "ok") expect(schema.safeParse(outcome.value).success).toBe(true);
        else expect(outcome.code).toMatch(/^[a-z_]+$/);
      }),
      { numRuns: 3000 },
    );
  });

  it("reads valid JSON inside prose exactly as JSON.parse does", () => {
    const value = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1 });
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2), (object, indent) => {
        const json = JSON.stringify(object, null, indent);
        fc.pre(!json.includes("__proto__")); // Those keys are dropped on purpose: tested above.
        const outcome = salvageJson(`Here: ${json}.`, z.record(z.string(), z.unknown()));
        expect(outcome).toEqual({ status: "ok", value: JSON.parse(json), rungs: ["prose_around"] });
      }),
      { numRuns: 1000 },
    );
  });
});
