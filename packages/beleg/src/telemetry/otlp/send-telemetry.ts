import { context, metrics, propagation, ROOT_CONTEXT, SpanKind, trace } from "@opentelemetry/api";
import { BELEG_VERSION } from "../../files/version.ts";
import type { TraceCarrier } from "../trace-context.ts";
import { contextManager } from "./context-manager.ts";
import { METRICS_REQUEST, TRACES_REQUEST } from "./messages.ts";
import { meterProvider } from "./meter-provider.ts";
import type { OtlpTarget, TelemetrySettings } from "./otlp-target.ts";
import { resourceOf } from "./resource.ts";
import { samplerOf } from "./sampler.ts";
import { otlpSender } from "./sender.ts";
import { spanBatch } from "./span-batch.ts";
import { tracerProvider } from "./tracer-provider.ts";
import { w3cPropagator } from "./w3c-propagator.ts";

/** Where the signals go; at least one of them. */
export interface Targets {
  readonly traces: OtlpTarget | undefined;
  readonly metrics: OtlpTarget | undefined;
}

/** How long the end of a command may wait for the receiver. */
const LAST_WORDS_MS = 750;
const INTERVAL_MS = 60_000;
const SCOPE = { name: "beleg", version: BELEG_VERSION };

/** Registers Beleg as who listens to the OpenTelemetry API in this process, and sends what it hears. */
export function sendTelemetry(settings: TelemetrySettings, targets: Targets, warn: (line: string) => void) {
  const stopping = new AbortController();
  const resource = resourceOf(settings);
  const once = onlyOnce(warn);

  const sendTraces = targets.traces && otlpSender(targets.traces, TRACES_REQUEST, once);
  const batch = spanBatch(async (spans) =>
    sendTraces?.({ resourceSpans: [{ resource, scopeSpans: [{ scope: SCOPE, spans }] }] }, stopping.signal),
  );
  const sampler = samplerOf(settings.otel_traces_sampler, settings.otel_traces_sampler_arg);
  const contexts = contextManager();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(w3cPropagator);
  trace.setGlobalTracerProvider(tracerProvider(sendTraces ? sampler : () => false, batch.add));

  const meters = meterProvider();
  const sendMeters = targets.metrics && otlpSender(targets.metrics, METRICS_REQUEST, once);
  const readAndSend = async () => {
    const read = sendMeters ? await meters.read() : [];
    if (read.length === 0) return;
    await sendMeters?.(
      { resourceMetrics: [{ resource, scopeMetrics: [{ scope: SCOPE, metrics: read }] }] },
      stopping.signal,
    );
  };
  if (sendMeters) metrics.setGlobalMeterProvider(meters);
  const timer = setInterval(() => void readAndSend(), intervalOf(settings)).unref();

  return {
    /** Makes everything that belongs to no other span a part of this one; the returned function ends it. */
    beginCommand(name: string, carrier: TraceCarrier): (failure: string | undefined) => void {
      const within = propagation.extract(ROOT_CONTEXT, carrier);
      const span = trace.getTracer("beleg").startSpan(name, { kind: SpanKind.INTERNAL }, within);
      contexts.setBase(trace.setSpan(within, span));
      return (failure) => {
        if (failure !== undefined) span.setAttribute("error.type", failure).setStatus({ code: 2, message: failure });
        span.end();
      };
    },
    /** Sends what is left, for a moment; then forgets it. */
    async stop(): Promise<void> {
      clearInterval(timer);
      const limit = setTimeout(() => stopping.abort(), LAST_WORDS_MS);
      await Promise.all([batch.flush(), readAndSend()]);
      clearTimeout(limit);
      for (const api of [trace, metrics, context, propagation]) api.disable();
    },
  };
}

function intervalOf({ otel_metric_export_interval_ms }: TelemetrySettings): number {
  const given = Number(otel_metric_export_interval_ms ?? INTERVAL_MS);
  return given >= 1 && given < 2 ** 31 ? given : INTERVAL_MS;
}

/** Both signals mostly go to the same receiver: that it is down is told once. */
function onlyOnce(warn: (line: string) => void): (line: string) => void {
  let last = "";
  return (line) => {
    if (line !== last) warn(line);
    last = line;
  };
}
