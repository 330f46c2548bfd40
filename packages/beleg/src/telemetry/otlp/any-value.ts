import type { AttributeValue } from "@opentelemetry/api";

/** A value as OTLP writes it. */
type AnyValue =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly AnyValue[] } };

export interface KeyValue {
  readonly key: string;
  readonly value: AnyValue;
}

/** Longest text of an attribute; a trace is no place for whole books. */
const MAX_TEXT = 65_536;

/** Attributes as OTLP writes them. */
export function keyValues(attributes: Readonly<Record<string, AttributeValue | undefined>>): KeyValue[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [{ key, value: anyValue(value) }],
  );
}

function anyValue(value: AttributeValue): AnyValue {
  if (Array.isArray(value)) {
    const items = (value as (string | number | boolean | null | undefined)[]).filter((item) => item != null);
    return { arrayValue: { values: items.map(anyValue) } };
  }
  if (typeof value === "string") return { stringValue: value.slice(0, MAX_TEXT).toWellFormed() };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value as number };
}
