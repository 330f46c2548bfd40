import type { Judge, TraceAttributes, Tracer } from "@beleg/core";
import type { AgentResult, Dimension } from "@beleg/core/contracts";
import { content, type FinishedSpan, inSpan, measure, recordFinished, tracer } from "../telemetry/index.ts";
import type { CheckInput, JudgeInput } from "./checker.ts";
import { sourceText } from "./source-text.ts";

const GATE = "beleg.gate.";

/** Does a check inside its span. */
export function checkSpan<T>(input: CheckInput | JudgeInput, model: string, work: () => Promise<T>): Promise<T> {
  const { summary_text } = input;
  const article_text = sourceText(input);
  const figures = { "beleg.model": model, "beleg.article.length": article_text.length };
  const texts = content(() => ({ "beleg.article.text": article_text, "beleg.summary.text": summary_text }));
  return inSpan("check", { ...figures, "beleg.summary.length": summary_text.length, ...texts }, work, {
    metric: "beleg.check.duration",
    by: { "beleg.model": model },
  });
}

/** The same judge, each of whose runs is a span. */
export function tracedJudge(dimension: Dimension, judge: Judge, within: Tracer): Judge {
  return {
    run: (input, options) =>
      within.span(`judge ${dimension}`, { "beleg.dimension": dimension }, async (span) => {
        const result = await judge.run(input, { ...options, span });
        span.set(figuresOf(result));
        return result;
      }),
  };
}

/** Records the judges of this thread, and counts how they ended. */
export const judgeTracer: Tracer = {
  span: (name, attributes, work) =>
    tracer.span(name, attributes, async (span) => {
      let known = attributes;
      const set = (more: TraceAttributes) => {
        known = { ...known, ...more };
        span.set(more);
      };
      try {
        return await work({ set });
      } finally {
        count(known);
      }
    }),
};

/** Records a judge that another thread has run. */
export function recordJudge(span: FinishedSpan): void {
  void recordFinished(span);
  count(span.attributes);
}

function figuresOf({ status, score, origin, issue_spans, error }: AgentResult): TraceAttributes {
  return {
    "beleg.status": status,
    "beleg.score": score,
    "beleg.origin": origin,
    "beleg.issues": issue_spans.length,
    "error.type": error?.code,
  };
}

function count(attributes: TraceAttributes): void {
  const { "beleg.dimension": dimension, "beleg.status": status } = attributes;
  measure("beleg.judge.results", 1, { "beleg.dimension": dimension, "beleg.status": status ?? "failed" });
  for (const [key, value] of Object.entries(attributes)) {
    if (!key.startsWith(GATE) || typeof value !== "number") continue;
    measure("beleg.gate.reasons", value, { "beleg.gate.reason": key.slice(GATE.length) });
  }
}
