import type { z } from "zod";
import type { SalvageOutcome } from "./salvage-outcome.ts";

/** Reads a raw model answer as a value of the schema; never throws. */
export function salvageJson<T>(raw: string, schema: z.ZodType<T>): SalvageOutcome<T> {
  if (raw.trim() === "") return { status: "failed", code: "empty", detail: "the answer is blank" };
  try {
    const parsed = schema.safeParse(JSON.parse(raw));
    if (parsed.success) return { status: "ok", value: parsed.data, rungs: [] };
    return { status: "failed", code: "schema_mismatch", detail: "the answer does not match the schema" };
  } catch {
    return { status: "failed", code: "no_json", detail: "the answer holds no JSON" };
  }
}
