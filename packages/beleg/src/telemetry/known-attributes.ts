import type { TraceAttributes } from "@beleg/core";
import type { AttributeValue } from "@opentelemetry/api";

/** The attributes that have a value. */
export function known(attributes: TraceAttributes): Record<string, AttributeValue> {
  const values: Record<string, AttributeValue> = {};
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) values[key] = typeof value === "object" ? [...value] : value;
  }
  return values;
}
