import type { RerankEnvelope } from "@beleg/core/contracts";
import { type RerankInput, rerank } from "@beleg/core/rerank";
import { content, rerankAttributes } from "../telemetry/index.ts";
import { rerankSpan } from "./rerank-span.ts";

/** Reranks inside a span that names the model. */
export function recordedRerank(input: RerankInput): Promise<RerankEnvelope> {
  const texts = content(() => ({ "hybrid.query": String(input.query) }));
  return rerankSpan(input.model?.name ?? "none", () => rerank(input), rerankAttributes, texts);
}
