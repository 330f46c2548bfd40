import type { z } from "zod";
import type { SearchCandidate } from "../../contracts/rerank/index.ts";

/** The moment the tests call now. */
export const NOW = Date.UTC(2025, 5, 15, 12);
export const clock = { now: () => NOW };

/** A candidate with a text that holds the words of most test queries. */
export function candidate(
  id: string,
  change: Partial<z.input<typeof SearchCandidate>> = {},
): z.input<typeof SearchCandidate> {
  return {
    id,
    title: `Page ${id}`,
    snippet: `Employee data residency rules, part ${id}.`,
    url: `https://${id}.example.com/`,
    detected_date: "2025-05-01T00:00:00Z",
    ...change,
  };
}
