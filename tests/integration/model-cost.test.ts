import { check } from "beleg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerTo } from "../../bench/model/answer-to.ts";
import { inputTokens } from "../../bench/model/input-tokens.ts";
import { tenPairs } from "../../bench/model/pairs.ts";
import { PEERS } from "../../bench/model/peers.ts";
import { modelAt } from "../support/asked-model.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import {
  type AnswerFunction,
  type ChatRequest,
  type OpenAiServer,
  startOpenAiServer,
} from "../support/openai-server.ts";

// What bench/model.ts measures in time is held here by counting.
let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

function schemaNameOf({ body }: ChatRequest): string {
  return (body.response_format as { readonly json_schema: { readonly name: string } }).json_schema.name;
}
const answer = (request: ChatRequest) => answerTo(schemaNameOf(request), request.user);

/** Answers nobody before as many calls of a wave are there as it should have; a call too many fails. */
function inWaves(...sizes: readonly number[]): AnswerFunction {
  server.requests.length = 0;
  const waves = sizes.map((size) => ({ size, all: Promise.withResolvers<void>() }));
  return async (request, index) => {
    let before = 0;
    for (const { size, all } of waves) {
      if (index < before + size) {
        if (index === before + size - 1) all.resolve();
        setTimeout(() => all.reject(new Error("the calls do not come together")), PATIENCE_MS).unref();
        await all.promise;
        return answer(request);
      }
      before += size;
    }
    throw new Error("a call too many");
  };
}

const [first] = tenPairs();
const long = Array.from({ length: 20 }, (_, at) => `The council voted on item ${at}.`).join(" ");

it.each([
  ["a summary", first!, 1],
  ["one with three calls' worth of claims", { ...first!, summary_text: long }, 3],
])("%s is checked two calls deep", async (_, pair, verifications) => {
  server.answerWith(inWaves(3, verifications));
  const result = await check(pair, { model: modelAt(server) });
  expect(result).toMatchObject({
    factuality: { status: "ok" },
    coherence: { status: "ok" },
    readability: { status: "ok" },
  });
  expect(server.calls).toBe(3 + verifications);
});

it("sends the calls of ten checks at once by default, four for each", async () => {
  server.answerWith(inWaves(30, 10));
  const model = modelAt(server);
  const results = await Promise.all(tenPairs().map((pair) => check(pair, { model })));
  for (const { factuality } of results) expect(factuality?.status).toBe("ok");
  expect(model.totals()).toMatchObject({ calls: 40, failed: 0 });
});

it("costs at most 1.1 times the input tokens of promptfoo's context-faithfulness", async () => {
  server.requests.length = 0;
  server.answerWith(answer);
  const model = modelAt(server);
  await Promise.all(tenPairs().map((pair) => check(pair, { model, dimensions: ["factuality"] })));
  const tokens = server.requests.reduce((sum, { body }) => sum + inputTokens(body), 0) / 10;
  expect(server.calls).toBe(20);
  expect(tokens / PEERS.promptfoo.cost.inputTokens).toBeLessThanOrEqual(1.1);
});
