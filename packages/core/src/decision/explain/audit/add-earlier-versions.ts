import type { CaseVersion, PipelineState } from "../../../contracts/decision/index.ts";
import { formatMessage } from "../../../locales/index.ts";
import { listed } from "./audit-values.ts";
import { versionWords } from "./review-sentence.ts";

/** The state of a case that was decided before: its audit text and table name every earlier version. */
export function addEarlierVersions(state: PipelineState, earlier: readonly CaseVersion[]): PipelineState {
  const { explanation } = state;
  if (earlier.length === 0) return state;
  const known = { ...state, earlier_versions: [...earlier] };
  if (explanation === null || explanation.explanation_source === "error") return known;
  const locale = explanation.locale ?? "en";
  const words = earlier.map((version) => versionWords(version, locale));
  const sentence = formatMessage("audit.versions", { versions: listed(words, locale) }, locale);
  const label = formatMessage("audit.row.version", {}, locale);
  return {
    ...known,
    explanation: {
      ...explanation,
      audit_explanation: `${explanation.audit_explanation} ${sentence}.`,
      audit_record: [...(explanation.audit_record ?? []), ...words.map((value) => ({ key: "version", label, value }))],
    },
  };
}
