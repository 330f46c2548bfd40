import type { Finding } from "../contracts/explainability.ts";
import { startId } from "./content-id.ts";
import { placedSummary, type ReportCase } from "./formats/report-case.ts";

/** How far a sentence is looked for on each side of a place. */
const SENTENCE_REACH = 300;

/** Where a sentence ends, near enough: what counts is that the same text ends at the same places. */
const ENDS = /[.!?…]["”»)]{0,3}(?=\s|$)|\n\s*\n/g;

/**
 * What makes each finding of a case the same finding in the next run, in their order: the text it is in, its kind, its words
 * and their sentence. Lines, offsets, severity and language of the message do not count, so text before it may come and go.
 * Equal findings of a case are numbered.
 */
export function findingFingerprints(reportCase: ReportCase): readonly string[] {
  const seen = new Map<string, number>();
  const owner = ownerOf(reportCase);
  return reportCase.report.findings.map((finding) => {
    const { dimension, source, span, evidence } = finding;
    const criterion = dimension === "criteria" ? evidence[0]?.data?.criterion : undefined;
    const hash = startId("f")
      .part(owner)
      .part(dimension)
      .part(source.issue_type ?? "")
      .part(source.verdict ?? "")
      .part(typeof criterion === "string" ? criterion : oneBlank(span?.text ?? ""))
      .part(span === null ? "" : sentenceAround(reportCase.summary_text, span))
      .finish();
    const number = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, number);
    return `${hash.slice(2)}:${number}`;
  });
}

/** Whose finding it is: the file, or a record by its id; one that is called after its line only, by the file it is in. */
function ownerOf(reportCase: ReportCase): string {
  const text = placedSummary(reportCase);
  const { id, summary_name } = reportCase;
  const isCalledByLine = id === `${text.file}:${text.regionOf(null)?.line}`;
  if (summary_name == null && id !== undefined && !isCalledByLine) return id;
  return text.file.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}

/** The words around a place up to the next ends of sentences or paragraphs, whatever their line breaks. */
function sentenceAround(text: string, { start_char, end_char }: NonNullable<Finding["span"]>): string {
  const before = text.slice(Math.max(0, start_char - SENTENCE_REACH), start_char);
  const after = text.slice(end_char, end_char + SENTENCE_REACH);
  const words = text.slice(start_char, end_char);
  const from = Math.max(0, ...Array.from(before.matchAll(ENDS), ({ 0: end, index }) => index + end.length));
  const to = /[.!?…]["”»)]*\s*$/.test(words) ? 0 : after.search(ENDS);
  return oneBlank(`${before.slice(from)}${words}${to === -1 ? after : after.slice(0, to)}`);
}

function oneBlank(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
