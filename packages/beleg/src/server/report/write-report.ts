import type { ExplainabilityInput, OffsetEncoding } from "@beleg/core/contracts";
import { buildReport, formatReport, inOffsetEncoding, type ReportCase, type ReportFormat } from "@beleg/core/report";
import type { Locale } from "@beleg/core/text";

/** A report somebody asked for: over judges' results, or one that is stored already. */
export type ReportOrder = {
  readonly format: ReportFormat;
  /** Defaults to the language of the judged text. */
  readonly locale: Locale | undefined;
  readonly offsets: OffsetEncoding;
  readonly version: string;
  readonly docs_url: string | null;
} & ({ readonly input: ExplainabilityInput; readonly top_k: number } | { readonly stored: ReportCase });

/** Writes it as the text it leaves the service with. */
export function writeReport(order: ReportOrder): string {
  const { format, locale, offsets, version, docs_url } = order;
  const reportCase = "stored" in order ? order.stored : caseOf(order.input, order.locale, order.top_k);
  if (format !== "json") return formatReport(format, [reportCase], { locale, offsets, version, docs_url });
  return JSON.stringify(inOffsetEncoding(reportCase.report, reportCase, offsets));
}

function caseOf(input: ExplainabilityInput, locale: Locale | undefined, top_k: number): ReportCase {
  const { summary_text, article_text, sources, factuality, coherence, readability, criteria, offset_encoding } = input;
  const agents = { factuality, coherence, readability, criteria };
  const report = buildReport({ summary_text, article_text, sources, ...agents, offset_encoding, locale, top_k });
  const { summary_name, article_name, id } = input;
  return {
    report,
    summary_text,
    article_text,
    sources,
    summary_name,
    article_name,
    agents,
    ...(id == null ? {} : { id: String(id) }),
  };
}
