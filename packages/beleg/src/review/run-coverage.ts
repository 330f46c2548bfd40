import type { CoverageSummary } from "@beleg/core/contracts";
import { coverageSummary } from "@beleg/core/rerank";
import type { RerankRunRow } from "../store/index.ts";

/** When the verifier stops waiting; whoever reads without one counts the same time. */
export const COVERAGE_TIMEOUT_MS = 600_000;

/** What coverage is counted from: a run as lists know it, and how many of its sources stand where. */
type Counted = Pick<RerankRunRow, "status" | "coverage"> & {
  /** When the sources began to be waited for; null where nobody knows. */
  readonly decided_at: string | null;
};

/**
 * The coverage of a run as it stands now, with or without a verifier at work: pending from the decision on, timed out
 * when the verifier gave up or its time has passed. Null before the decision and after a rejection.
 */
export function runCoverage(
  { status, coverage, decided_at }: Counted,
  sources: ReadonlyMap<string, string>,
  now: number,
): CoverageSummary | null {
  if (status !== "approved" && status !== "done") return null;
  const summary = coverageSummary([...sources.keys()], sources, false);
  const gaveUp = (coverage as { readonly summary?: CoverageSummary } | null)?.summary?.timed_out === true;
  const late = decided_at !== null && now - Date.parse(decided_at) >= COVERAGE_TIMEOUT_MS;
  return { ...summary, timed_out: summary.pending_count > 0 && (gaveUp || late) };
}
