import type { WireSchema } from "./wire-schema.ts";

/**
 * What the system text says about the form of the answer. It is sent in every mode: some servers take a
 * response_format and ignore it, and with `json_object` the word JSON must stand in the prompt.
 */
export function withSchemaInstruction(system: string | undefined, wire: WireSchema | undefined): string | undefined {
  if (wire === undefined) return system;
  const instruction = `Answer with one JSON value and nothing else: no explanation, no code fence. It must match this JSON Schema:\n${JSON.stringify(wire.schema)}`;
  return system === undefined ? instruction : `${system}\n\n${instruction}`;
}
