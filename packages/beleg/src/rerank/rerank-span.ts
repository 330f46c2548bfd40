import type { TraceAttributes } from "@beleg/core";
import { inSpan, measure } from "../telemetry/index.ts";

/** Does a rerank inside a span that carries the figures of the specification. */
export function rerankSpan<Answer>(
  model: string,
  work: () => Promise<Answer>,
  attributesOf: (answer: Answer) => TraceAttributes,
  texts: TraceAttributes = {},
): Promise<Answer> {
  return inSpan(
    "rerank",
    { "hybrid.model": model, ...texts },
    async (span) => {
      const answer = await work();
      const attributes = attributesOf(answer);
      span.set(attributes);
      for (const cache of ["rag", "llm"]) {
        const hit = attributes[`hybrid.${cache}_cache_hit`];
        measure("beleg.cache.requests", 1, { "beleg.cache": cache, "beleg.cache.hit": hit });
      }
      return answer;
    },
    { metric: "beleg.rerank.duration", by: { "beleg.model": model } },
  );
}
