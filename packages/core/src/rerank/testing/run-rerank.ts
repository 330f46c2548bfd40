import { type RerankInput, rerank } from "../index.ts";
import { candidate, clock } from "./candidates.ts";

type Envelope = Awaited<ReturnType<typeof rerank>>;

/** Ranks two candidates for a query most test texts answer, or what a test changes of that. */
export function run(change: Partial<RerankInput> = {}): Promise<Envelope> {
  return rerank({ query: "employee data residency", candidates: [candidate("a"), candidate("b")], clock, ...change });
}

/** Why each dropped candidate was dropped, by id. */
export function droppedOf({ flags }: Envelope): Record<string, string> {
  return Object.fromEntries(flags.debug.pre_filter.dropped.map(({ id, reason }) => [id, reason]));
}

/** The ids in the order they were ranked in. */
export function order({ result }: Envelope): string[] {
  return result.ranked.map(({ candidate_id }) => candidate_id);
}
