import type { ReviewItem } from "../api/index.ts";
import { FilterHits } from "../decisions/filter-hits.tsx";
import { Letter } from "../decisions/letter.tsx";
import { OutcomeBadge } from "../decisions/outcome-badge.tsx";
import { KeyValue, TextLanguage } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { textOf } from "./snapshots.ts";

/** A text that waits before it goes to the customer, with what the filter made of the model's own. */
export function TextProposal({ item }: { readonly item: ReviewItem }) {
  const { t, known } = useTranslation();
  const { text, locale: language, decision, source, filter, version } = textOf(item);
  return (
    <div className="stack">
      <div className="row">
        <h3>{t("review.message")}</h3>
        <TextLanguage lang={language} />
      </div>
      <Letter text={text} lang={language} />
      <KeyValue
        facts={[
          ...(decision
            ? ([[t("decisions.filter_decision"), <OutcomeBadge key="outcome" outcome={decision} />]] as const)
            : []),
          ...(source ? ([[t("decisions.written_by"), known(`decisions.source_${source}`, source)]] as const) : []),
          [t("decisions.column_version"), version],
        ]}
      />
      {filter && (
        <>
          <h3>{t("decisions.filter")}</h3>
          <FilterHits filter={filter} />
        </>
      )}
    </div>
  );
}
