import { canonicalJson, EvaluationSummary, PolicyResults, RunMetadata, requireContract } from "@beleg/core/contracts";
import { summaryMarkdown } from "@beleg/core/evaluation";
import { writeFileAtomically } from "../files/index.ts";
import { evaluationHtml } from "./html/evaluation-html.ts";
import type { Summaries } from "./summaries.ts";

/** Writes results, summaries, metadata and the HTML report, each checked by its contract first; answers with the texts. */
export async function writeSummaries(found: Summaries): Promise<Readonly<Record<string, string>>> {
  const { request, summary, metadata, results } = found;
  const files: Record<string, string> = {
    "summary.json": json(EvaluationSummary, summary),
    "summary.md": summaryMarkdown(summary, metadata, request.locale),
    "run_metadata.json": json(RunMetadata, metadata),
    "report.html": evaluationHtml(found),
  };
  for (const result of results) {
    files[`results_${result.policy.name}.json`] = json(PolicyResults, result);
  }
  for (const [name, content] of Object.entries(files)) await writeFileAtomically(name, content, request.out);
  return files;
}

/** The value itself once it fits: the parsed copy would lose a group that is called `__proto__`. */
function json(schema: Parameters<typeof requireContract>[0], value: unknown): string {
  requireContract(schema, value);
  return `${canonicalJson(value, { indent: 2 })}\n`;
}
