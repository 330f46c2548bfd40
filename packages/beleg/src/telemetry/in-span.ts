import type { TraceAttributes, Tracer, TraceSpan } from "@beleg/core";
import { BelegError } from "@beleg/core/contracts";
import type { SpanKind } from "@opentelemetry/api";
import { known } from "./known-attributes.ts";
import { isListening, openTelemetry } from "./listener.ts";
import { type MetricName, measure } from "./metrics.ts";

/** What else is known of a step before it begins. */
interface StepOptions {
  /** How it looks from outside. Defaults to one inside this process. */
  readonly kind?: keyof typeof KINDS;
  /** The metric its duration goes to. */
  readonly metric?: MetricName;
  /** What that metric tells apart. */
  readonly by?: TraceAttributes;
}

const KINDS = { internal: 0, server: 1, client: 2, consumer: 4 } as const satisfies Record<string, SpanKind>;
const ERROR = 2;
const NOBODY: TraceSpan = { set: () => {} };

/** Does the work inside a span, as a child of the one it is called in. Where nobody listens this costs nothing. */
export async function inSpan<T>(
  name: string,
  attributes: TraceAttributes,
  work: (span: TraceSpan) => Promise<T>,
  { kind = "internal", metric, by = {} }: StepOptions = {},
): Promise<T> {
  if (!isListening()) return work(NOBODY);
  const { trace } = await openTelemetry();
  const options = { kind: KINDS[kind], attributes: known(attributes) };
  return trace.getTracer("beleg").startActiveSpan(name, options, async (span) => {
    const started = performance.now();
    let failure: string | undefined;
    const told: TraceSpan = {
      set(more) {
        // A step may fail without throwing.
        if (typeof more["error.type"] === "string") failure = more["error.type"];
        span.setAttributes(known(more));
      },
    };
    try {
      return await work(told);
    } catch (error) {
      told.set({ "error.type": failure ?? errorType(error) });
      throw error;
    } finally {
      if (failure !== undefined) span.setStatus({ code: ERROR, message: failure });
      span.end();
      if (metric) measure(metric, (performance.now() - started) / 1000, { ...by, "error.type": failure });
    }
  });
}

/** What broke. A message may quote the request; its code says what happened and nothing about anybody. */
function errorType(error: unknown): string {
  return error instanceof BelegError ? error.code : "internal_error";
}

/** The same for the pipelines of the core. */
export const tracer: Tracer = { span: (name, attributes, work) => inSpan(name, attributes, work) };
