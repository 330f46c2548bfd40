import type { z } from "zod";
import { type WireSchema, wireSchema } from "./wire-schema.ts";

/**
 * The form of an answer as a prompt shows it, written from the very schema that is sent: the two cannot disagree.
 * Undefined for a schema that no server could enforce.
 *
 * @example
 * answerForm(z.object({ score: z.number() })) // {"score": number}
 */
export function answerForm(schema: z.ZodType): string | undefined {
  const wire = wireSchema(schema);
  return wire && written(wire);
}

function written({ anyOf, enum: values, items, properties, type }: WireSchema): string {
  if (Array.isArray(anyOf)) return anyOf.map(written).join(" | ");
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `[${written(items as WireSchema)}, …]`;
  if (type === "object") {
    const members = Object.entries(properties as Record<string, WireSchema>);
    return `{${members.map(([name, member]) => `"${name}": ${written(member)}`).join(", ")}}`;
  }
  return Array.isArray(type) ? type.join(" | ") : String(type);
}
