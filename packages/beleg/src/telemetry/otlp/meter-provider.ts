import {
  type Attributes,
  type Counter,
  createNoopMeter,
  type Histogram,
  type Meter,
  type MeterProvider,
  type MetricOptions,
  type ObservableCallback,
  type ObservableGauge,
} from "@opentelemetry/api";
import { keyValues } from "./any-value.ts";
import { nanoseconds } from "./recorded-span.ts";

const CUMULATIVE = 2;
/** Combinations of attributes that one metric tells apart; what comes after them is not counted. */
const MAX_SERIES = 1000;
const DEFAULT_BOUNDS = [0, 5, 10, 25, 50, 75, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000];

interface Metric {
  readonly read: (at: Times) => Promise<object>;
}

interface Times {
  readonly startTimeUnixNano: string;
  readonly timeUnixNano: string;
}

/** Meters whose figures can be read as OTLP writes metrics: counters, distributions and figures that are looked up. */
export interface ReadableMeterProvider extends MeterProvider {
  /** Everything that has a value. */
  read(): Promise<readonly object[]>;
}

/** Makes one; its sums begin now. */
export function meterProvider(): ReadableMeterProvider {
  const started = Date.now();
  const metrics = new Map<string, Metric & (Counter | Histogram | ObservableGauge)>();
  const once = <Kind extends Metric & (Counter | Histogram | ObservableGauge)>(
    name: string,
    make: () => Kind,
  ): Kind => {
    const known = metrics.get(name) ?? make();
    metrics.set(name, known);
    return known as Kind;
  };
  // Kinds of instruments that nothing here uses do nothing.
  const meter: Meter = Object.assign(Object.create(createNoopMeter()) as Meter, {
    createCounter: (name: string, options?: MetricOptions) => once(name, () => counter(name, options)),
    createHistogram: (name: string, options?: MetricOptions) => once(name, () => histogram(name, options)),
    createObservableGauge: (name: string, options?: MetricOptions) => once(name, () => gauge(name, options)),
  });
  return {
    getMeter: () => meter,
    async read() {
      const at = { startTimeUnixNano: nanoseconds(started), timeUnixNano: nanoseconds(Date.now()) };
      const read = await Promise.all([...metrics.values()].map((metric) => metric.read(at).catch(() => ({}))));
      return read.filter(hasPoints);
    },
  };
}

function hasPoints(metric: object): boolean {
  return Object.values(metric).some((part) => Array.isArray(part?.dataPoints) && part.dataPoints.length > 0);
}

function about(name: string, { description = "", unit = "" }: MetricOptions = {}) {
  return { name, description, unit };
}

function counter(name: string, options?: MetricOptions): Counter & Metric {
  const sums = series(() => ({ value: 0 }));
  return {
    add(value, attributes = {}) {
      const sum = sums.of(attributes);
      if (sum) sum.value += value;
    },
    read: async (at) => ({
      ...about(name, options),
      sum: {
        dataPoints: sums.points(({ value }) => ({ ...at, asDouble: value })),
        aggregationTemporality: CUMULATIVE,
        isMonotonic: true,
      },
    }),
  };
}

function histogram(name: string, options?: MetricOptions): Histogram & Metric {
  const bounds = options?.advice?.explicitBucketBoundaries ?? DEFAULT_BOUNDS;
  const empty = () => ({
    count: 0,
    sum: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    buckets: Array.from({ length: bounds.length + 1 }, () => 0),
  });
  const distributions = series(empty);
  return {
    record(value, attributes = {}) {
      const own = distributions.of(attributes);
      if (!own) return;
      own.count += 1;
      own.sum += value;
      own.min = Math.min(own.min, value);
      own.max = Math.max(own.max, value);
      const bucket = bounds.findIndex((bound) => value <= bound);
      own.buckets[bucket < 0 ? bounds.length : bucket]! += 1;
    },
    read: async (at) => ({
      ...about(name, options),
      histogram: {
        dataPoints: distributions.points(({ count, sum, min, max, buckets }) => ({
          ...at,
          count: String(count),
          sum,
          bucketCounts: buckets.map(String),
          explicitBounds: [...bounds],
          min,
          max,
        })),
        aggregationTemporality: CUMULATIVE,
      },
    }),
  };
}

function gauge(name: string, options?: MetricOptions): ObservableGauge & Metric {
  const callbacks = new Set<ObservableCallback>();
  return {
    addCallback: (callback) => void callbacks.add(callback),
    removeCallback: (callback) => void callbacks.delete(callback),
    async read({ timeUnixNano }) {
      const seen = series(() => ({ value: 0 }));
      const observe = (value: number, attributes: Attributes = {}) => {
        const own = seen.of(attributes);
        if (own) own.value = value;
      };
      for (const callback of callbacks) await callback({ observe });
      const dataPoints = seen.points(({ value }) => ({ timeUnixNano, asDouble: value }));
      return { ...about(name, options), gauge: { dataPoints } };
    },
  };
}

/** The values of a metric, one for each combination of attributes. */
function series<Value>(empty: () => Value) {
  const values = new Map<string, { readonly attributes: Attributes; readonly value: Value }>();
  return {
    of(attributes: Attributes): Value | undefined {
      const key = JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)));
      const known = values.get(key);
      if (known) return known.value;
      if (values.size >= MAX_SERIES) return undefined;
      const value = empty();
      values.set(key, { attributes, value });
      return value;
    },
    points: (write: (value: Value) => object): object[] =>
      [...values.values()].map(({ attributes, value }) => ({ ...write(value), attributes: keyValues(attributes) })),
  };
}
