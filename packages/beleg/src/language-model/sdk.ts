import { guardedFetch } from "./guarded-fetch.ts";
import type { ModelTarget } from "./model-target.ts";

/** Loads the SDK on the first call: a run without a model must not pay for it. */
export async function loadSdk(target: ModelTarget) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const settings = {
    name: "beleg",
    baseURL: target.baseUrl,
    fetch: guardedFetch(target.baseUrl),
    ...(target.apiKey === undefined ? {} : { apiKey: target.apiKey }),
  };
  return {
    /** Sends response_format json_schema where a schema is given. */
    bySchema: createOpenAICompatible({ ...settings, supportsStructuredOutputs: true })(target.model),
    /** Sends response_format json_object where JSON is asked for. */
    byObject: createOpenAICompatible({ ...settings, supportsStructuredOutputs: false })(target.model),
  };
}

export type Sdk = Awaited<ReturnType<typeof loadSdk>>;
