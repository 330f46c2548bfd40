import { z } from "zod";
import { ReviewDecision } from "../review/review-decision.ts";
import { Sources } from "../source.ts";
import { HybridResult, RAGCoverageSummary } from "./hybrid-result.ts";
import { RerankFlags } from "./rerank-flags.ts";

/** The human part of a result: whether the deadline decided, and the decision. */
export const Hitl = z.strictObject({ auto_approved: z.boolean(), decision: ReviewDecision.nullable() });
export type Hitl = z.output<typeof Hitl>;

/** The answer to a rerank request: the result, what the collection covers, and every flag. */
export const RerankEnvelope = z.strictObject({
  result: HybridResult,
  rag_summaries: z.array(RAGCoverageSummary),
  flags: RerankFlags,
  /** The chosen candidates, best first, as a check takes them: `sources`. Absent from older stored answers. */
  sources: Sources.optional(),
  hitl: Hitl.optional(),
});
export type RerankEnvelope = z.output<typeof RerankEnvelope>;
