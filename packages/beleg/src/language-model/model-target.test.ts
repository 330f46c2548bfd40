import { describe, expect, it } from "vitest";
import { modelTarget } from "./model-target.ts";

const nothing = { openai_base_url: null, openai_api_key: null, ollama_host: null };

describe("modelTarget", () => {
  it("knows none", () => {
    for (const model of ["none", "None", " "]) expect(modelTarget({ ...nothing, model })).toBeUndefined();
  });

  it.each([
    [{ model: "openai/gpt-x", openai_api_key: "k" }, "https://api.openai.com/v1", "gpt-x", "k"],
    [
      { model: "openai/gpt-x", openai_base_url: "https://llm.example/api/v1/" },
      "https://llm.example/api/v1",
      "gpt-x",
      undefined,
    ],
    [
      { model: "org/model-7b", openai_base_url: "http://localhost:8000/v1" },
      "http://localhost:8000/v1",
      "org/model-7b",
      undefined,
    ],
    [{ model: "ollama/qwen3:8b", openai_api_key: "k" }, "http://127.0.0.1:11434/v1", "qwen3:8b", undefined],
    [{ model: "ollama/a/b", ollama_host: "box" }, "http://box:11434/v1", "a/b", undefined],
    [{ model: "ollama/m", ollama_host: "0.0.0.0" }, "http://127.0.0.1:11434/v1", "m", undefined],
    [{ model: "ollama/m", ollama_host: ":9999" }, "http://127.0.0.1:9999/v1", "m", undefined],
    [{ model: "ollama/m", ollama_host: "https://ollama.example/v1/" }, "https://ollama.example/v1", "m", undefined],
  ])("%j", (choice, baseUrl, model, apiKey) => {
    const provider = choice.model.startsWith("ollama/") ? "ollama" : "openai";
    expect(modelTarget({ ...nothing, ...choice })).toEqual({ name: choice.model, provider, baseUrl, model, apiKey });
  });

  it.each([
    { model: "openai/gpt-x" },
    { model: "gpt-x" },
    { model: "openai/", openai_api_key: "k" },
    { model: "ollama/" },
    { model: "ollama/m", ollama_host: "http://" },
    { model: "ollama/m", ollama_host: "ftp://box" },
    { model: "openai/m", openai_base_url: "https://me:hunter22@llm.example/v1" },
    { model: "openai/m", openai_base_url: "https://llm.example/v1?key=hunter22" },
  ])("refuses %j without showing a secret", (choice) => {
    let thrown: unknown;
    try {
      modelTarget({ ...nothing, ...choice });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: "invalid_config" });
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain("hunter22");
  });
});
