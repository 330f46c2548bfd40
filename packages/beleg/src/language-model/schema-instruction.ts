import type { WireSchema } from "@beleg/core";

/**
 * What the system text says about the form of the answer where the server does not enforce it: the very schema that
 * would have been sent. With `json_object` the word JSON must stand in the prompt.
 */
export function withSchemaInstruction(system: string | undefined, wire: WireSchema | undefined): string | undefined {
  if (wire === undefined) return system;
  const instruction = `Answer with one JSON value and nothing else: no explanation, no code fence. It must match this JSON Schema:\n${JSON.stringify(wire)}`;
  return system === undefined ? instruction : `${system}\n\n${instruction}`;
}
