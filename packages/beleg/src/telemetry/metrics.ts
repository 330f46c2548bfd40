import type { TraceAttributes } from "@beleg/core";
import type { Counter, Histogram, ObservableCallback } from "@opentelemetry/api";
import { known } from "./known-attributes.ts";
import { isListening, openTelemetry } from "./listener.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30, 60];
const TOKENS = [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576];

/** Every figure that adds up over time; the names with a convention of OpenTelemetry are theirs. */
const METRICS = {
  "http.server.request.duration": { unit: "s", bounds: SECONDS, description: "Requests and how long they took." },
  "gen_ai.client.operation.duration": { unit: "s", bounds: SECONDS, description: "Calls of the model." },
  "gen_ai.client.token.usage": { unit: "{token}", bounds: TOKENS, description: "Tokens of a call, by type." },
  "beleg.check.duration": { unit: "s", bounds: SECONDS, description: "Checks of a text and how long they took." },
  "beleg.rerank.duration": { unit: "s", bounds: SECONDS, description: "Reranks and how long they took." },
  "beleg.decide.duration": { unit: "s", bounds: SECONDS, description: "Decisions and how long they took." },
  "beleg.job.duration": { unit: "s", bounds: SECONDS, description: "Jobs of the queues and how long they took." },
  "beleg.judge.results": { unit: "{result}", bounds: null, description: "Results of judges, by how they ended." },
  "beleg.gate.reasons": { unit: "{claim}", bounds: null, description: "Why the gate kept or changed a claim's label." },
  "beleg.cache.requests": { unit: "{request}", bounds: null, description: "Questions to a cache, by hit." },
} as const satisfies Record<
  string,
  { readonly unit: string; readonly bounds: readonly number[] | null; readonly description: string }
>;

export type MetricName = keyof typeof METRICS;

/** Adds to a metric: one more for a counter, a value for a distribution. */
export function measure(name: MetricName, value: number, attributes: TraceAttributes): void {
  if (!isListening()) return;
  void openTelemetry().then(({ metrics }) => {
    const { unit, bounds, description } = METRICS[name];
    const meter = metrics.getMeter("beleg");
    const options = { unit, description };
    // A host may have changed its provider: whoever counts must be asked each time, and gives the same instrument.
    const instrument: Counter | Histogram =
      bounds === null
        ? meter.createCounter(name, options)
        : meter.createHistogram(name, { ...options, advice: { explicitBucketBoundaries: [...bounds] } });
    if ("add" in instrument) instrument.add(value, known(attributes));
    else instrument.record(value, known(attributes));
  });
}

/** Has a figure read whenever metrics are sent; the returned function ends that. */
export async function observe(
  name: string,
  { unit, description }: { readonly unit: string; readonly description: string },
  read: () => Promise<readonly { readonly value: number; readonly attributes: TraceAttributes }[]>,
): Promise<() => void> {
  if (!isListening()) return () => {};
  const { metrics } = await openTelemetry();
  const gauge = metrics.getMeter("beleg").createObservableGauge(name, { unit, description });
  const callback: ObservableCallback = async (result) => {
    for (const { value, attributes } of await read()) result.observe(value, known(attributes));
  };
  gauge.addCallback(callback);
  return () => gauge.removeCallback(callback);
}
