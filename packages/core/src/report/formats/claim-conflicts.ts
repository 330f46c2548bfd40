import { claimList, type Fields, fieldsOf, forEachItem } from "../input-items.ts";
import type { ReportCase } from "./report-case.ts";

type Place = { readonly start: number; readonly text: string };

/** A claim that one passage of the source proves and another, the quote, contradicts. */
export type ClaimConflict = { readonly claim: Place; readonly quote: Place };

/** The claims of a case that its source backs and contradicts, in order; what does not state its place is left out. */
export function claimConflicts({ agents, summary_text, article_text }: ReportCase): readonly ClaimConflict[] {
  const conflicts: ClaimConflict[] = [];
  forEachItem(claimList(agents?.factuality), (fields) => {
    const claim = placeIn(summary_text, fields);
    const quote = placeIn(article_text ?? "", fieldsOf(fields.conflict));
    if (claim !== undefined && quote !== undefined) conflicts.push({ claim, quote });
  });
  return conflicts;
}

function placeIn(text: string, fields: Fields | undefined): Place | undefined {
  const [start, end] = [fields?.start_char, fields?.end_char];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) return undefined;
  const words = text.slice(start as number, end as number);
  return words === "" ? undefined : { start: start as number, text: words };
}
