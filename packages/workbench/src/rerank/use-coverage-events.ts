import { useEffect, useState } from "react";
import { addressOf, type CoverageSummary } from "../api/index.ts";

/** What becomes of a run's sources while the page is open; null until the service says something, or where nothing is awaited. */
export function useCoverageEvents(id: number | null, onChange: () => void): CoverageSummary | null {
  const [coverage, setCoverage] = useState<CoverageSummary | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to open the stream anew
  useEffect(() => {
    setCoverage(null);
    if (id === null) return;
    let toldOnce = false;
    const events = new EventSource(addressOf("followRerankRun", { path: { id } }));
    events.addEventListener("coverage", ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as { readonly coverage: CoverageSummary | null };
      setCoverage(told.coverage);
      // The first event says what the page shows already.
      if (toldOnce) onChange();
      toldOnce = true;
    });
    events.addEventListener("end", () => {
      events.close();
      onChange();
    });
    return () => events.close();
  }, [id]);
  return coverage;
}
