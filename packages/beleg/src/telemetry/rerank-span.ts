import { BelegError } from "@beleg/core/contracts";
import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";

const TRACER = "beleg";

/** Runs a rerank inside a span that carries the figures of the spec; without a configured receiver this costs nothing. */
export async function recordRerank<Answer>(
  about: Attributes,
  work: () => Promise<Answer>,
  attributesOf: (answer: Answer) => Attributes,
): Promise<Answer> {
  return await trace.getTracer(TRACER).startActiveSpan("rerank", { attributes: about }, async (span) => {
    try {
      const answer = await work();
      span.setAttributes(attributesOf(answer));
      return answer;
    } catch (error) {
      // The message may quote the request; its code says what happened and nothing about anybody.
      const message = error instanceof BelegError ? error.code : "internal";
      span.setStatus({ code: SpanStatusCode.ERROR, message });
      throw error;
    } finally {
      span.end();
    }
  });
}
