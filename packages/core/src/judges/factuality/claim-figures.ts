import type { ClaimCounts, GateReason } from "../../contracts/index.ts";
import type { TraceAttributes } from "../../ports/index.ts";

/** How many claims got which label, for whoever watches. */
export function claimFigures({ total, correct, incorrect, uncertain, failed }: ClaimCounts): TraceAttributes {
  return {
    "beleg.claims.total": total,
    "beleg.claims.correct": correct,
    "beleg.claims.incorrect": incorrect,
    "beleg.claims.uncertain": uncertain,
    "beleg.claims.failed": failed,
  };
}

/** Counts how often the gate gave each reason; `beleg.gate.ok` and so on. */
export function tallyGates(): {
  readonly add: (reason: GateReason) => void;
  readonly figures: () => TraceAttributes;
} {
  const counts = new Map<GateReason, number>();
  return {
    add: (reason) => void counts.set(reason, (counts.get(reason) ?? 0) + 1),
    figures: () => Object.fromEntries([...counts].map(([reason, n]) => [`beleg.gate.${reason}`, n])),
  };
}
