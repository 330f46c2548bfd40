import type { ExplainabilityResult, FindingDimension, OffsetEncoding } from "../../contracts/explainability.ts";
import type { Source } from "../../contracts/source.ts";
import type { Locale } from "../../locales/index.ts";
import type { AgentOutput } from "../build-report.ts";
import type { Gate } from "../verdict-of.ts";
import { type PlacedText, placedText, type TextOrigin } from "./placed-text.ts";

/** One report together with the texts it speaks about. */
export type ReportCase = {
  /** As `buildReport` gives it: offsets in UTF-16. */
  readonly report: ExplainabilityResult;
  readonly summary_text: string;
  /** File name of the judged text, for formats that point into files. Defaults to `summary_text`. */
  readonly summary_name?: string | null | undefined;
  readonly article_text?: string | null | undefined;
  /** The sources, where there are several; a quote names its own. */
  readonly sources?: readonly Source[] | null | undefined;
  /** File name of `article_text`. Defaults to `article_text`. */
  readonly article_name?: string | null | undefined;
  /** Where texts come from that are no text files, by the name they have here: `summary_name`, `article_name`, a source's id. */
  readonly origins?: ReadonlyMap<string, TextOrigin> | undefined;
  /** What the case is called where several stand in one output. */
  readonly id?: string | undefined;
  /** Ids of the findings that were there before, which fail nothing. */
  readonly known?: ReadonlySet<string> | undefined;
  /** Language of its messages. Defaults to that of the judged text. */
  readonly locale?: Locale | undefined;
  /** The agents' outputs, for scores and for judges that ended without a result. */
  readonly agents?: Partial<Readonly<Record<FindingDimension, AgentOutput>>> | undefined;
};

/** How reports are written. */
export type FormatOptions = {
  /** Language of its words. Defaults to that of the judged texts, English where they have several. */
  readonly locale?: Locale | undefined;
  /** How `json` and `jsonl` count offsets; formats with lines and columns always count UTF-16. Defaults to `utf-16`. */
  readonly offsets?: OffsetEncoding | undefined;
  /** Version of the program, where a format names it. */
  readonly version?: string | undefined;
  /** Address of the documentation, where a format leads to it. Defaults to none: nobody publishes one. */
  readonly docs_url?: string | null | undefined;
  /** Paints words for a terminal. Defaults to no colour. */
  readonly paint?: Paint | undefined;
  /** How many columns a terminal has. Defaults to lines of any length. */
  readonly width?: number | undefined;
  /** What fails a text, where a format tells the verdict. */
  readonly gate?: Gate | undefined;
};

/** Gives a piece of text its look on a terminal: by severity, by verdict, as a word that differs, or as its place asks. */
export type Paint = (
  tone: "high" | "medium" | "low" | "pass" | "fail" | "open" | "claim" | "quote" | "strong" | "faint",
  text: string,
) => string;

/** The same once the language is settled. */
export type SettledFormat = FormatOptions & { readonly locale: Locale };

/** Writes reports as one text. */
export type ReportFormatter = (cases: readonly ReportCase[], options: SettledFormat) => string;

export function summaryName(reportCase: ReportCase): string {
  return reportCase.summary_name ?? "summary_text";
}

/** The judged text of a case. */
export function placedSummary(reportCase: ReportCase): PlacedText {
  const name = summaryName(reportCase);
  return placedText(name, reportCase.summary_text, reportCase.origins?.get(name));
}

export function articleName(reportCase: ReportCase): string {
  return reportCase.article_name ?? "article_text";
}
