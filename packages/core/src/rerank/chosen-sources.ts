import type { LLMScoredItem, SearchCandidate } from "../contracts/rerank/index.ts";
import type { Source } from "../contracts/source.ts";
import { MAX_SOURCES } from "../contracts/sources-of.ts";

/** The chosen candidates as the sources of a check, best first; more than a check takes are left out. */
export function chosenSources(
  chosen: readonly LLMScoredItem[],
  candidates: ReadonlyMap<string, { readonly source: SearchCandidate }>,
): Source[] {
  return chosen.slice(0, MAX_SOURCES).map(({ candidate_id: id }) => {
    const { snippet: text, title, url, detected_date: date } = candidates.get(id)!.source;
    return { id, text, ...(title && { title }), ...(url && { url }), ...(date && { date }) };
  });
}
