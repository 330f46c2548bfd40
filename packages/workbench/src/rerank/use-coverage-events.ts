import { useEffect, useState } from "react";
import { addressOf, type CoverageSummary } from "../api/index.ts";

/** What becomes of a run's sources while the page is open; null until the service says something, or where nothing is awaited. */
export function useCoverageEvents(
  id: number | null,
  shown: CoverageSummary | null,
  onChange: () => void,
): CoverageSummary | null {
  const [coverage, setCoverage] = useState<CoverageSummary | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is no reason to open the stream anew
  useEffect(() => {
    setCoverage(null);
    if (id === null) return;
    let last = JSON.stringify(shown);
    const events = new EventSource(addressOf("followRerankRun", { path: { id } }));
    events.addEventListener("coverage", ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as { readonly coverage: CoverageSummary | null };
      setCoverage(told.coverage);
      // The first event mostly says what the page shows already, but a source may have come in between.
      const now = JSON.stringify(told.coverage);
      if (now !== last) onChange();
      last = now;
    });
    events.addEventListener("end", () => {
      events.close();
      onChange();
    });
    return () => events.close();
  }, [id]);
  return coverage;
}
