import type { ExplanationResult } from "../api/index.ts";
import { KeyValue, TextLanguage } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { FilterHits } from "./filter-hits.tsx";
import { Judged } from "./judged.tsx";
import { Letter, LetterActions } from "./letter.tsx";
import { type CustomerText, TextStatus } from "./text-status.tsx";

/** The letter as it will be sent, or was, with how far it is and what it went through. */
export function CustomerSide({
  explanation,
  stored,
  inside = false,
}: {
  readonly explanation: ExplanationResult;
  /** The text of this version that is kept for sending; a person may have written it anew. */
  readonly stored: CustomerText | undefined;
  /** Within something that has a heading of its own. */
  readonly inside?: boolean;
}) {
  const { t, known } = useTranslation();
  const [Major, Minor] = inside ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
  const { customer_message, customer_explanation, filter, quality } = explanation;
  const text = stored?.text ?? customer_message ?? customer_explanation;
  const lang = stored?.locale ?? explanation.locale;
  const source = stored?.source ?? explanation.explanation_source;
  const style = stored?.variant ?? explanation.variant;
  return (
    <section className="card decision-sheet" id="letter" aria-label={t("decisions.side_customer")}>
      <div className="row case-sheet-head">
        <Major>{t("decisions.side_customer")}</Major>
        <TextStatus status={stored?.status ?? null} />
        <TextLanguage lang={lang} />
      </div>
      <Letter text={text} lang={lang} />
      <LetterActions text={text} />
      <KeyValue
        facts={[
          [t("decisions.written_by"), known(`decisions.source_${source}`, source)],
          ...(style ? ([[t("decisions.style"), known(`decisions.style_${style}`, style)]] as const) : []),
        ]}
      />
      <Minor>{t("decisions.filter")}</Minor>
      <FilterHits filter={filter} />
      <Minor>{t("decisions.quality")}</Minor>
      <Judged label={t("decisions.readability")} result={quality?.customer_readability ?? null} />
    </section>
  );
}
