import type { Finding, FindingSource } from "../contracts/explainability.ts";
import { formatMessage, type Locale } from "../locales/index.ts";
import type { DraftFinding } from "./draft-finding.ts";
import type { Recommend } from "./recommendation.ts";

/** Gives a draft its final form: the words of the text at its place, and the texts of the locale. */
export function finishFinding(draft: DraftFinding, summaryText: string, locale: Locale, recommend: Recommend): Finding {
  const { id, dimension, severity, place, issueType, verdict } = draft;
  return {
    id,
    dimension,
    severity,
    message: draft.message ?? formatMessage("report.default_message", { dimension }, locale),
    span:
      place === null
        ? null
        : { start_char: place.start, end_char: place.end, text: summaryText.slice(place.start, place.end) },
    evidence: draft.evidence,
    recommendation: recommend(dimension, issueType, verdict),
    source: sourceOf(draft),
  };
}

function sourceOf({
  dimension,
  primary,
  issueType,
  verdict,
  origin,
  references,
  members,
}: DraftFinding): FindingSource {
  const source: FindingSource = {
    agent: dimension,
    source_list: primary.source_list,
    item_index: primary.item_index,
    issue_type: issueType,
    verdict,
    origin,
    merged_from: references,
  };
  return members.length === 0 ? source : { ...source, cluster_size: members.length, cluster_members: members };
}
