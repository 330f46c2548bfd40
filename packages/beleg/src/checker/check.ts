import type { CheckInput, CheckOptions as CoreOptions, LanguageModel } from "@beleg/core";
import { CheckRequest, type CheckResult, type Dimension, requireContract } from "@beleg/core/contracts";
import type { Language } from "@beleg/core/text";
import { resolveSettings } from "../settings/resolve-settings.ts";
import { openChecker } from "./open-checker.ts";

/** How a text is checked, and by which model. */
export interface CheckOptions extends Omit<CoreOptions, "judges" | "language"> {
  /** `openai/NAME`, `ollama/NAME`, `gguf/FILE`, a NAME on the server at `baseUrl`, or a model of your own. Defaults to none: the embedded judges. */
  readonly model?: string | LanguageModel | undefined;
  /** Address of an OpenAI-compatible server, or of Ollama. Defaults to the provider's own. */
  readonly baseUrl?: string | undefined;
  /** Key of the OpenAI-compatible server. */
  readonly apiKey?: string | undefined;
  /** What is judged. Defaults to everything. */
  readonly dimensions?: readonly Dimension[] | undefined;
  /** Language of the texts. Defaults to the detected one. */
  readonly language?: Language | undefined;
}

/** Checks one text. Options alone decide: no settings file and no environment variable is read, no file is written. */
export async function check(input: CheckInput, options: CheckOptions = {}): Promise<CheckResult> {
  const {
    model,
    locale,
    language: lang,
    dimensions,
    debug = false,
    topK: top_k,
    maxFailed: max_failed,
    signal,
    sample,
  } = options;
  const { article_text, sources, summary_text } = input;
  const asked = requireContract(CheckRequest.shape.dimensions, dimensions);
  const { values: settings } = resolveSettings([]);
  const checker = await openChecker({
    settings,
    model: typeof model === "string" ? await namedModel(model, options) : model,
  });
  try {
    return await checker.check(
      {
        article_text,
        sources: sources && [...sources],
        summary_text,
        locale,
        lang,
        dimensions: asked,
        debug,
        top_k,
        max_failed,
      },
      { signal, sample },
    );
  } finally {
    await checker.close();
  }
}

async function namedModel(model: string, { baseUrl, apiKey }: CheckOptions): Promise<LanguageModel> {
  const { createLanguageModel } = await import("../language-model/index.ts");
  const server = baseUrl ?? null;
  return createLanguageModel({ model, openai_base_url: server, ollama_host: server, openai_api_key: apiKey ?? null });
}
