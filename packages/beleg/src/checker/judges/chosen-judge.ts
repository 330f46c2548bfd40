import type { LanguageModel, Verifier } from "@beleg/core";
import { requireContract, TrustProfile } from "@beleg/core/contracts";
import type { Settings } from "../../settings/index.ts";
import { resolveSettings } from "../../settings/resolve-settings.ts";
import type { ModelOptions } from "../model-options.ts";
import type { GivenJudge } from "./given-judge.ts";

/** Makes the judge that options name; what they name nothing for is as settings have it by default. */
export async function chosenJudge(
  options: ModelOptions,
): Promise<GivenJudge & { readonly settings: Settings; readonly model: LanguageModel | undefined }> {
  const { model, verifier, trust, minPrecision } = options;
  const { values } = resolveSettings([]);
  const least = minPrecision ?? values.trust_min_precision;
  return {
    // No file is read: a record is given, or there is none.
    settings: { ...values, trust: "off", trust_min_precision: least },
    model: typeof model === "string" ? await namedModel(model, options) : model,
    verifier: typeof verifier === "string" ? await verifierAt(verifier) : verifier,
    record: trust && requireContract(TrustProfile, trust),
  };
}

async function namedModel(model: string, { baseUrl, apiKey }: ModelOptions): Promise<LanguageModel> {
  const { createLanguageModel } = await import("../../language-model/index.ts");
  const server = baseUrl ?? null;
  return createLanguageModel({ model, openai_base_url: server, ollama_host: server, openai_api_key: apiKey ?? null });
}

async function verifierAt(path: string): Promise<Verifier> {
  const { openManifest, readManifest, requireOnnx } = await import("../../verifier/index.ts");
  requireOnnx();
  return openManifest(await readManifest(path));
}
