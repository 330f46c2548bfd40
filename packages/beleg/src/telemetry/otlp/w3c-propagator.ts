import {
  createTraceState,
  isSpanContextValid,
  type SpanContext,
  type TextMapGetter,
  type TextMapPropagator,
  trace,
} from "@opentelemetry/api";

const TRACEPARENT = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Traces over HTTP as the W3C writes them: `traceparent` and `tracestate`. */
export const w3cPropagator: TextMapPropagator = {
  fields: () => ["traceparent", "tracestate"],

  inject(context, carrier, setter) {
    const span = trace.getSpanContext(context);
    if (span === undefined || !isSpanContextValid(span)) return;
    const flags = span.traceFlags.toString(16).padStart(2, "0");
    setter.set(carrier, "traceparent", `00-${span.traceId}-${span.spanId}-${flags}`);
    const state = span.traceState?.serialize();
    if (state) setter.set(carrier, "tracestate", state);
  },

  extract(context, carrier, getter) {
    const parent = readTraceparent(textOf(carrier, getter, "traceparent"));
    if (parent === undefined) return context;
    const state = textOf(carrier, getter, "tracestate");
    const traceState = state === undefined ? {} : { traceState: createTraceState(state) };
    return trace.setSpanContext(context, { ...parent, ...traceState, isRemote: true });
  },
};

function textOf<Carrier>(carrier: Carrier, getter: TextMapGetter<Carrier>, key: string): string | undefined {
  const value = getter.get(carrier, key);
  return Array.isArray(value) ? value[0] : value;
}

function readTraceparent(text: string | undefined): SpanContext | undefined {
  const match = TRACEPARENT.exec(text?.trim() ?? "");
  if (match === null || (match[1] === "00" && match[5] !== undefined)) return undefined;
  const context = { traceId: match[2]!, spanId: match[3]!, traceFlags: Number.parseInt(match[4]!, 16) };
  return isSpanContextValid(context) ? context : undefined;
}
