import type { MessageTable } from "./encode-protobuf.ts";

// The messages of opentelemetry-proto 1.x that Beleg sends, by their names in JSON.

const ANY_VALUE: { -readonly [Field in keyof MessageTable]: MessageTable[Field] } = {
  stringValue: [1, "string"],
  boolValue: [2, "bool"],
  intValue: [3, "int64"],
  doubleValue: [4, "double"],
};
// A value may be a list of values.
ANY_VALUE.arrayValue = [5, { values: [1, ANY_VALUE] }];

const KEY_VALUE = { key: [1, "string"], value: [2, ANY_VALUE] } as const satisfies MessageTable;
const RESOURCE = { attributes: [1, KEY_VALUE] } as const satisfies MessageTable;
const SCOPE = { name: [1, "string"], version: [2, "string"] } as const satisfies MessageTable;

const SPAN = {
  traceId: [1, "hex"],
  spanId: [2, "hex"],
  traceState: [3, "string"],
  parentSpanId: [4, "hex"],
  name: [5, "string"],
  kind: [6, "enum"],
  startTimeUnixNano: [7, "fixed64"],
  endTimeUnixNano: [8, "fixed64"],
  attributes: [9, KEY_VALUE],
  status: [15, { message: [2, "string"], code: [3, "enum"] }],
  flags: [16, "fixed32"],
} as const satisfies MessageTable;

const NUMBER_POINT = {
  startTimeUnixNano: [2, "fixed64"],
  timeUnixNano: [3, "fixed64"],
  asDouble: [4, "double"],
  attributes: [7, KEY_VALUE],
} as const satisfies MessageTable;

const HISTOGRAM_POINT = {
  startTimeUnixNano: [2, "fixed64"],
  timeUnixNano: [3, "fixed64"],
  count: [4, "fixed64"],
  sum: [5, "double"],
  bucketCounts: [6, "fixed64"],
  explicitBounds: [7, "double"],
  attributes: [9, KEY_VALUE],
  min: [11, "double"],
  max: [12, "double"],
} as const satisfies MessageTable;

const METRIC = {
  name: [1, "string"],
  description: [2, "string"],
  unit: [3, "string"],
  gauge: [5, { dataPoints: [1, NUMBER_POINT] }],
  sum: [7, { dataPoints: [1, NUMBER_POINT], aggregationTemporality: [2, "enum"], isMonotonic: [3, "bool"] }],
  histogram: [9, { dataPoints: [1, HISTOGRAM_POINT], aggregationTemporality: [2, "enum"] }],
} as const satisfies MessageTable;

/** What is posted to `/v1/traces`. */
export const TRACES_REQUEST = {
  resourceSpans: [1, { resource: [1, RESOURCE], scopeSpans: [2, { scope: [1, SCOPE], spans: [2, SPAN] }] }],
} as const satisfies MessageTable;

/** What is posted to `/v1/metrics`. */
export const METRICS_REQUEST = {
  resourceMetrics: [1, { resource: [1, RESOURCE], scopeMetrics: [2, { scope: [1, SCOPE], metrics: [2, METRIC] }] }],
} as const satisfies MessageTable;
