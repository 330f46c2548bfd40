import { scriptedModel } from "@beleg/core";
import { expect, it } from "vitest";
import { withPermit } from "./with-permit.ts";

const request = { purpose: "p", promptVersion: "1", prompt: "q" };

it("asks after it has its permit", async () => {
  const order: string[] = [];
  const inner = scriptedModel(() => {
    order.push("asked");
    return "yes";
  });
  const model = withPermit(inner, async () => {
    order.push("permit");
  });
  expect(await model.complete(request)).toMatchObject({ status: "ok", value: "yes" });
  expect(order).toEqual(["permit", "asked"]);
});

it("does not ask when the caller gave up while waiting", async () => {
  const stop = new AbortController();
  const model = withPermit(scriptedModel(["never"]), async () => stop.abort());
  expect(await model.complete({ ...request, signal: stop.signal })).toMatchObject({
    status: "failed",
    code: "aborted",
  });
});
