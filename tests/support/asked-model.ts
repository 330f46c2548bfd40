import { createLanguageModel, type LanguageModelSettings } from "beleg";
import { z } from "zod";
import type { OpenAiServer } from "./openai-server.ts";

export const SECRET = "sk-test-0123456789abcdef";

/** A request for a small object, and an answer that fits it. */
export const request = {
  purpose: "test.verify",
  promptVersion: "1",
  prompt: "Is it so?",
  schema: z.object({ label: z.enum(["yes", "no"]), score: z.number() }),
};
export const GOOD = '{"label":"no","score":0.5}';

/** A model at the test server, with short pauses and without a cache unless the settings say otherwise. */
export function modelAt(server: OpenAiServer, more: Partial<LanguageModelSettings> = {}) {
  return createLanguageModel({
    model: "openai/test-model",
    openai_base_url: server.url,
    openai_api_key: SECRET,
    ollama_host: null,
    first_pause_ms: 1,
    cache: false,
    ...more,
  });
}
