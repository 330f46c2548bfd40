import { randomBytes } from "node:crypto";
import {
  type Context,
  context as contexts,
  isSpanContextValid,
  type Span,
  type SpanOptions,
  type Tracer,
  type TracerProvider,
  trace,
} from "@opentelemetry/api";
import { millisecondsOf, RecordedSpan } from "./recorded-span.ts";
import type { Sampler } from "./sampler.ts";

const SAMPLED = 1;
const INTERNAL = 0;

/** Starts spans as the API asks for them; each that is sampled goes to `onEnd`. */
export function tracerProvider(sampler: Sampler, onEnd: (span: object) => void): TracerProvider {
  function startSpan(name: string, options: SpanOptions = {}, context: Context = contexts.active()): Span {
    const above = options.root ? undefined : trace.getSpanContext(context);
    const parent = above && isSpanContextValid(above) ? above : undefined;
    const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
    const sampled = sampler(traceId, parent);
    const own = {
      traceId,
      spanId: randomBytes(8).toString("hex"),
      traceFlags: sampled ? SAMPLED : 0,
      ...(parent?.traceState && { traceState: parent.traceState }),
    };
    if (!sampled) return trace.wrapSpanContext(own);
    const { kind = INTERNAL, attributes = {}, startTime } = options;
    return new RecordedSpan(
      { name, kind, context: own, parent, started: millisecondsOf(startTime), attributes },
      onEnd,
    );
  }

  const tracer: Tracer = {
    startSpan,
    startActiveSpan<Work extends (span: Span) => unknown>(name: string, ...rest: unknown[]): ReturnType<Work> {
      const work = rest.at(-1) as Work;
      const [options, context] = rest.slice(0, -1) as [SpanOptions?, Context?];
      const within = context ?? contexts.active();
      const span = startSpan(name, options, within);
      return contexts.with(trace.setSpan(within, span), work as (span: Span) => ReturnType<Work>, undefined, span);
    },
  };
  return { getTracer: () => tracer };
}
