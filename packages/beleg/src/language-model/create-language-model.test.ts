import { describe, expect, it, vi } from "vitest";
import { createLanguageModel } from "./create-language-model.ts";

const loaded = vi.hoisted(() => ({ sdk: 0 }));
vi.mock("@ai-sdk/openai-compatible", () => {
  loaded.sdk += 1;
  const doGenerate = () => {
    throw new Error("the SDK broke, header Bearer sk-abcdefghijkl");
  };
  return { createOpenAICompatible: () => () => ({ doGenerate }) };
});

const settings = { openai_base_url: "http://127.0.0.1:9/v1", openai_api_key: "sk-abcdefghijkl", ollama_host: null };
const request = { purpose: "test", promptVersion: "1", prompt: "Hello?" };

describe("createLanguageModel", () => {
  it("answers no_model for none and never loads the SDK for it, nor before the first call", async () => {
    const none = createLanguageModel({ ...settings, model: "none" });
    expect(none.name).toBe("none");
    expect(await none.complete(request)).toMatchObject({ status: "failed", code: "no_model", attempts: 0 });
    createLanguageModel({ ...settings, model: "openai/m" });
    expect(loaded.sdk).toBe(0);
    expect(none.totals()).toEqual({ calls: 0, input_tokens: 0, output_tokens: 0, cached: 0, failed: 0 });
  });

  it("turns whatever breaks inside into a failure without secrets", async () => {
    const outcome = await createLanguageModel({ ...settings, model: "openai/m" }).complete(request);
    expect(loaded.sdk).toBe(1);
    expect(outcome).toMatchObject({ status: "failed", code: "bad_request" });
    expect(JSON.stringify(outcome)).not.toContain("sk-abc");
  });

  it("survives a cache that throws", async () => {
    const broken = { get: () => Promise.reject(new Error("no")), set: () => Promise.reject(new Error("no")) };
    const model = createLanguageModel({ ...settings, model: "openai/m" }, { cache: broken });
    expect(await model.complete(request)).toMatchObject({ status: "failed", code: "bad_request" });
  });
});
