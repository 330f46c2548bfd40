import type { RerankEnvelope } from "@beleg/core/contracts";
import { type RerankInput, rerank } from "@beleg/core/rerank";
import { rerankAttributes } from "../telemetry/rerank-attributes.ts";
import { recordRerank } from "../telemetry/rerank-span.ts";

/** Reranks inside a span that names the model. */
export function recordedRerank(input: RerankInput): Promise<RerankEnvelope> {
  return recordRerank({ "hybrid.model": input.model?.name ?? "none" }, () => rerank(input), rerankAttributes);
}
