import { scriptedModel } from "@beleg/core/ports/testing";
import { expect, it } from "vitest";
import { withTurn } from "./with-turn.ts";

const request = { purpose: "p", prompt_version: "1", prompt: "q" };

it("asks after its turn has come", async () => {
  const order: string[] = [];
  const inner = scriptedModel(() => {
    order.push("asked");
    return "yes";
  });
  const model = withTurn(inner, async () => {
    order.push("turn");
  });
  expect(await model.complete(request)).toMatchObject({ status: "ok", value: "yes" });
  expect(order).toEqual(["turn", "asked"]);
});

it("does not ask when the caller gave up while waiting", async () => {
  const stop = new AbortController();
  const model = withTurn(scriptedModel(["never"]), async () => stop.abort());
  expect(await model.complete({ ...request, signal: stop.signal })).toMatchObject({
    status: "failed",
    code: "aborted",
  });
});
