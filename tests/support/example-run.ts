import type { SaveRun } from "../../packages/beleg/src/store/index.ts";
import type { AgentResult } from "../../packages/core/src/contracts/index.ts";
import { buildReport } from "../../packages/core/src/report/index.ts";

/** A finished run about a text of its own: number `n` is always the same, and no two are alike. */
export function exampleRun(n: number): SaveRun & { readonly save_key: string } {
  const summary = `The bridge opened in ${1900 + (n % 90)} and cost ${n} million.`;
  const article = `The bridge opened in ${1901 + (n % 90)}. It cost ${n} million.`;
  const year = /\d{4}/.exec(summary) as RegExpExecArray;
  const factuality: AgentResult = {
    status: "ok",
    score: 0.5,
    origin: "embedded",
    issue_spans: [
      {
        start_char: year.index,
        end_char: year.index + 4,
        message: `The source gives another year (${n})`,
        severity: "high",
        issue_type: "DATE",
        verdict: "incorrect",
        origin: "embedded",
        evidence_quote: article.slice(0, article.indexOf(".") + 1),
      },
    ],
    details: {},
  };
  const readability: AgentResult = { status: "ok", score: 0.8, origin: "embedded", issue_spans: [], details: {} };
  const results = { factuality, coherence: null, readability };
  return {
    label: `example ${n}`,
    save_key: `example-${n}`,
    model: "none",
    config: { lang: "en" },
    article: { text: article, lang: "en" },
    summary: { text: summary, lang: "en" },
    example_id: `row-${n}`,
    outcome: {
      status: "success",
      results,
      report: buildReport({ summary_text: summary, factuality, readability }),
    },
    timings: { total_ms: 1 },
  };
}
