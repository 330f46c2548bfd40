import { createHash } from "node:crypto";
import { canonicalJson } from "@beleg/core/contracts";

/** What is shown to a person. `presented` names what can be approved, `[]` where there is only the thing as a whole. */
export interface Snapshot extends Readonly<Record<string, unknown>> {
  readonly presented: readonly string[];
}

/** SHA-256 of exactly what is shown; a decision carries it, so what was approved can be proved. */
export function snapshotDigest(snapshot: Readonly<Record<string, unknown>>): string {
  return createHash("sha256").update(canonicalJson(snapshot)).digest("hex");
}

/** The ids a snapshot presents; whoever wrote another kind of snapshot presents nothing by id. */
export function presentedIds({ presented }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(presented) ? presented.filter((id): id is string => typeof id === "string") : [];
}
