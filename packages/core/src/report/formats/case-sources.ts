import type { Source } from "../../contracts/source.ts";
import { sourcesOf } from "../../contracts/sources-of.ts";
import { type PlacedText, placedText } from "./placed-text.ts";
import { articleName, type ReportCase } from "./report-case.ts";

/** A source of a case as formats show it. */
export interface CaseSource extends PlacedText {
  /** Null where the case has only one, without a name of its own. */
  readonly id: string | null;
  readonly text: string;
  /** Title, address and date, as far as they are known. */
  readonly about: readonly string[];
  readonly url: string | null;
}

/** The sources of a case that are at hand, in their order. */
export function caseSources(reportCase: ReportCase): readonly CaseSource[] {
  const several = sourcesOf(reportCase);
  const placed = (name: string, text: string) => ({ text, ...placedText(name, text, reportCase.origins?.get(name)) });
  if (several.length > 0) {
    return several.map((source) => {
      const { id, text } = source;
      const { title, url, date }: Partial<Source> = source;
      const about = [title, url, date].flatMap((one) => one || []);
      return { id, ...placed(id, text), about, url: url ?? null };
    });
  }
  const { article_text: text } = reportCase;
  if (typeof text !== "string") return [];
  return [{ id: null, ...placed(articleName(reportCase), text), about: [], url: null }];
}
