import { describe, expect, it } from "vitest";
import { z } from "zod";
import { scriptedModel } from "./scripted-model.ts";

const request = { purpose: "test", promptVersion: "1", prompt: "How readable?" };
const schema = z.object({ score: z.number() });

describe("scriptedModel", () => {
  it("follows a list, repeats its last answer and keeps the requests", async () => {
    const model = scriptedModel(['{"score": 1}', { value: { score: 2 } }]);
    const outcomes = [];
    for (let i = 0; i < 3; i += 1) outcomes.push(await model.complete({ ...request, schema }));
    expect(outcomes.map((outcome) => outcome.status === "ok" && outcome.value.score)).toEqual([1, 2, 2]);
    expect(model.requests).toHaveLength(3);
  });

  it("gives plain text when the request has no schema", async () => {
    const outcome = await scriptedModel(["good"]).complete(request);
    expect(outcome).toMatchObject({ status: "ok", value: "good", text: "good" });
  });

  it("types what does not fit the schema, and scripted failures, keeping the raw text", async () => {
    const model = scriptedModel((_, index) => (index === 0 ? '{"grade": 3}' : { fail: "timeout" }));
    expect(await model.complete({ ...request, schema })).toMatchObject({
      status: "failed",
      code: "schema_mismatch",
      text: '{"grade": 3}',
    });
    expect(await model.complete({ ...request, schema })).toMatchObject({ status: "failed", code: "timeout" });
  });

  it("lets a value through as a server that enforces the schema does, and text as it is", async () => {
    const model = scriptedModel([{ value: { grade: 3 } }, '{"score": 1, "grade": 3}']);
    expect(await model.complete({ ...request, schema })).toMatchObject({ status: "ok", text: '{"score":0}' });
    expect(await model.complete({ ...request, schema })).toMatchObject({ text: '{"score": 1, "grade": 3}' });
    await expect(model.complete({ ...request, schema: z.object({ score: z.unknown() }) })).rejects.toThrow(
      "enforce test",
    );
    await expect(scriptedModel([{ value: { score: "1" } }]).complete({ ...request, schema })).rejects.toThrow(
      'answer.score: a decoder could not write "1"',
    );
  });

  it("answers an aborted request with `aborted`", async () => {
    const outcome = await scriptedModel(["x"]).complete({ ...request, signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ status: "failed", code: "aborted" });
  });
});
