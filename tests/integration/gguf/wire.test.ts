import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelAt } from "../../support/asked-model.ts";
import { startDecodingServer } from "../../support/gguf/decoding-server.ts";
import { describeEveryFeature } from "../../support/gguf/describe-every-feature.ts";
import { useGguf } from "../../support/gguf/provide-gguf.ts";
import type { OpenAiServer } from "../../support/openai-server.ts";

const gguf = await useGguf();

describe.runIf(gguf !== undefined)("a model on a server that enforces the schema it is sent", () => {
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await startDecodingServer(gguf!);
  });
  afterAll(() => server.close());

  describeEveryFeature(() => modelAt(server, { max_retries: 0 }));

  it("was sent a schema with every question, and asked each once", () => {
    expect(server.requests.map(({ format }) => format)).toEqual(
      Array.from({ length: server.calls }, () => "json_schema"),
    );
    expect(server.calls).toBe(10);
  });
});
