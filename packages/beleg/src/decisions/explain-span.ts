import type { ExplainOutcome } from "@beleg/core/decision";
import { inSpan } from "../telemetry/index.ts";

/** Writes an explanation inside its span. */
export function explainSpan(work: () => Promise<ExplainOutcome>): Promise<ExplainOutcome> {
  return inSpan("explain", {}, async (span) => {
    const outcome = await work();
    span.set({
      "beleg.status": outcome.status,
      "beleg.reason": outcome.reason,
      "beleg.explanation_source": outcome.explanation.explanation_source,
    });
    return outcome;
  });
}
