import type { CoverageSummary } from "../contracts/review/index.ts";
import { roundHalfEven } from "../numbers/index.ts";
import type { Clock, Delay } from "../ports/index.ts";

/** What became of an approved source; anything else that is reported counts as pending. */
export type IngestStatus = "ingested" | "failed" | "pending";

/** What the verifier watches, and how patiently. */
export interface CoverageVerification {
  /** The approved sources. */
  readonly ids: readonly string[];
  /** Asks what is known now, by source; what it leaves out is pending. */
  readonly poll: () => Promise<ReadonlyMap<string, string>>;
  readonly clock: Clock;
  readonly delay: Delay;
  /** Pause between two looks. Defaults to 30 s. */
  readonly intervalMs?: number | undefined;
  /** When to stop waiting. Defaults to 600 s. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Looks again and again until every source is ingested or has failed, or time is up. A look that fails is a look that
 * saw nothing new. The summary's counts always add up to the number of sources.
 */
export async function verifyCoverage({
  ids,
  poll,
  clock,
  delay,
  intervalMs = 30_000,
  timeoutMs = 600_000,
  signal,
}: CoverageVerification): Promise<CoverageSummary> {
  const end = clock.now() + timeoutMs;
  let known: ReadonlyMap<string, string> = new Map();
  for (;;) {
    known = await poll().catch(() => known);
    const summary = coverageSummary(ids, known, false);
    if (summary.pending_count === 0) return summary;
    const left = end - clock.now();
    if (left <= 0 || signal?.aborted) return { ...summary, timed_out: true };
    await delay(Math.min(intervalMs, left), signal);
  }
}

/** Counts what became of the sources; a source named twice counts once. */
export function coverageSummary(
  ids: readonly string[],
  known: ReadonlyMap<string, string>,
  timed_out: boolean,
): CoverageSummary {
  let ingested_count = 0;
  let failed_count = 0;
  const sources = new Set(ids);
  for (const id of sources) {
    const status = known.get(id);
    if (status === "ingested") ingested_count += 1;
    if (status === "failed") failed_count += 1;
  }
  const total = sources.size;
  return {
    total,
    ingested_count,
    failed_count,
    pending_count: total - ingested_count - failed_count,
    success_ratio: total === 0 ? null : roundHalfEven(ingested_count / total, 3),
    timed_out,
  };
}
