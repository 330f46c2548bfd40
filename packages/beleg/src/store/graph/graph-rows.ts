import { canonicalJson } from "@beleg/core/contracts";
import type { Integer } from "neo4j-driver";
import type { ProjectedRun } from "../queries/projections.ts";

type Row = Readonly<Record<string, unknown>>;

/** The parameters of `WRITE_RUNS`: one list of flat rows for each statement. */
export type GraphRows = Readonly<
  Record<
    "ids" | "runs" | "summaries" | "articles" | "reports" | "examples" | "findings" | "spans" | "evidence",
    readonly unknown[]
  >
>;

/** Lays runs out as the graph's nodes. `int` makes the driver send a whole number as one. */
export function graphRows(runs: readonly ProjectedRun[], int: (value: number) => Integer): GraphRows {
  const rows: Record<Exclude<keyof GraphRows, "ids">, Row[]> & Pick<GraphRows, "ids"> = {
    ids: runs.map(({ id }) => int(id)),
    runs: [],
    summaries: [],
    articles: [],
    reports: [],
    examples: [],
    findings: [],
    spans: [],
    evidence: [],
  };
  for (const run of runs) {
    const run_id = int(run.id);
    const { tenant, status, kind, model, created_at } = run;
    rows.runs.push({ id: run_id, properties: { id: run_id, tenant, status, kind, model: text(model), created_at } });
    if (run.summary_id !== null) {
      const id = int(run.summary_id);
      rows.summaries.push({ run_id, id, digest: run.summary_digest, tenant });
      if (run.article_id !== null) {
        rows.articles.push({ summary_id: id, id: int(run.article_id), digest: run.article_digest, tenant });
      }
    }
    if (run.report === null || run.version === null) continue;
    const report = { run_id, version: run.version };
    rows.reports.push(report);
    if (run.example_id !== null) {
      rows.examples.push({ ...report, tenant, dataset_id: int(run.dataset_id ?? 0), id: text(run.example_id) });
    }
    for (const finding of run.report.findings) {
      const { id, dimension, severity, message, span } = finding;
      rows.findings.push({ ...report, id, dimension, severity, message: text(message) });
      const below = { ...report, finding_id: id };
      if (span) {
        const { start_char, end_char } = span;
        rows.spans.push({ ...below, start_char: int(start_char), end_char: int(end_char), text: text(span.text) });
      }
      for (const item of finding.evidence) {
        const data = item.data === null ? null : text(canonicalJson(item.data));
        const quote = item.quote === null ? null : text(item.quote);
        const source_id = typeof item.data?.source_id === "string" ? text(item.data.source_id) : null;
        const { id: evidence_id, kind, source } = item;
        rows.evidence.push({ ...below, id: evidence_id, kind, source: text(source), source_id, quote, data });
      }
    }
  }
  return rows;
}

/** The wire carries UTF-8: half a surrogate pair cannot cross it. */
function text(value: string): string {
  return value.toWellFormed();
}
