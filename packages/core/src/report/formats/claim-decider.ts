import type { Finding } from "../../contracts/explainability.ts";
import { claimList, fieldsOf, forEachItem, issueLists } from "../input-items.ts";
import type { ReportCase } from "./report-case.ts";

/** Who had the last word on the claim behind a finding, where several judges shared the work; as the judge says it. */
export function claimDecider(reportCase: ReportCase, { source }: Finding): unknown {
  const deciders = known.get(reportCase) ?? decidersOf(reportCase);
  known.set(reportCase, deciders);
  const issue = source.merged_from.find(({ source_list }) => source_list === "issue_spans");
  return issue && deciders[issue.item_index];
}

/** Read once for all findings of a case: a text may have thousands. */
const known = new WeakMap<ReportCase, readonly unknown[]>();

/** For each issue of the judge of facts, who decided its claim. */
function decidersOf({ agents }: ReportCase): readonly unknown[] {
  const byClaim = new Map<unknown, unknown>();
  forEachItem(claimList(agents?.factuality), ({ id, decided_by }) => byClaim.set(id, decided_by));
  const spans = issueLists("factuality", agents?.factuality)[0]?.values ?? [];
  return spans.map((span) => byClaim.get(fieldsOf(span)?.claim_id));
}
