import type { AgentResult } from "../api/index.ts";
import { isRecord } from "./claims.ts";

/** How often verdicts of one kind were right where the judge was measured; without figures: none was seen. */
type TrustRate = {
  readonly n: number;
  readonly share: { readonly rate: number; readonly low: number; readonly high: number } | null;
};

/** What a result says of its judge. */
export type TrustNote = {
  readonly least: number;
  readonly correct: TrustRate;
  readonly incorrect: TrustRate;
};

/** The record of the judge behind a result; null where it was not measured. */
export function trustNoteOf(result: AgentResult | null | undefined): TrustNote | null {
  const trust = result?.details.trust;
  if (!isRecord(trust) || typeof trust.min_precision !== "number") return null;
  const [correct, incorrect] = [rateOf(trust.correct), rateOf(trust.incorrect)];
  return correct && incorrect && { least: trust.min_precision, correct, incorrect };
}

function rateOf(value: unknown): TrustRate | null {
  if (!isRecord(value) || typeof value.n !== "number") return null;
  const { n, rate, low, high } = value;
  const isShare = typeof rate === "number" && typeof low === "number" && typeof high === "number";
  return { n, share: isShare ? { rate, low, high } : null };
}
