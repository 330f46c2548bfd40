import { useEffect, useState } from "react";
import { addressOf, type CoverageSummary } from "../api/index.ts";

/** What became of a run's sources while the page is open; null until the service says something. */
export function useCoverageEvents(id: number | null, onEnd: () => void): CoverageSummary | null {
  const [coverage, setCoverage] = useState<CoverageSummary | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to open the stream anew
  useEffect(() => {
    setCoverage(null);
    if (id === null) return;
    const events = new EventSource(addressOf("followRerankRun", { path: { id } }));
    events.addEventListener("coverage", ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as { readonly coverage: CoverageSummary | null };
      setCoverage(told.coverage);
    });
    events.addEventListener("end", () => {
      events.close();
      onEnd();
    });
    return () => events.close();
  }, [id]);
  return coverage;
}
