import type { Source } from "../contracts/source.ts";
import { MAX_SOURCES } from "../contracts/sources-of.ts";
import type { Scored } from "./score-candidates.ts";

/** The chosen candidates as the sources of a check, best first; more than a check takes are left out. */
export function chosenSources(chosen: readonly Scored[]): Source[] {
  return chosen.slice(0, MAX_SOURCES).map(({ candidate: { id, source } }) => {
    const { snippet: text, title, url, detected_date: date } = source;
    return { id, text, ...(title && { title }), ...(url && { url }), ...(date && { date }) };
  });
}
