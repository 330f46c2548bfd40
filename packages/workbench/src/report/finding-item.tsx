import { memo } from "react";
import type { EvidenceItem, Finding } from "../api/index.ts";
import { DimensionBadge, SeverityBadge, VerdictBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Jumps, Quote } from "./claim-item.tsx";

/** A card is no place for a whole article; the text itself stands beside it. */
const MAX_LENGTH = 300;

/** One finding: what, how heavy, the words it is about, and, once chosen, proof and advice. */
export const FindingItem = memo(function FindingItem({
  finding,
  chosen,
  onChoose,
}: {
  readonly finding: Finding;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { t, known } = useTranslation();
  const { id, dimension, severity, message, span, source, evidence, recommendation } = finding;
  return (
    <li className={chosen ? `item d-${dimension} on` : `item d-${dimension}`} id={id}>
      <button type="button" className="item-head" aria-expanded={chosen} onClick={() => onChoose(id)}>
        <span className="item-tags">
          <SeverityBadge severity={severity} />
          <DimensionBadge dimension={dimension} />
          {source.issue_type !== null && (
            <span className="item-type">{known(`report.type_${source.issue_type}`, source.issue_type)}</span>
          )}
        </span>
        <span className="item-message" dir="auto">
          {message}
        </span>
        {span !== null && span.text !== "" && (
          <q className="item-words" dir="auto">
            {span.text.length > MAX_LENGTH ? `${span.text.slice(0, MAX_LENGTH)}…` : span.text}
          </q>
        )}
      </button>
      <div className="item-body">
        {source.verdict !== null && <VerdictBadge verdict={source.verdict} />}
        {evidence.map((item) => (
          <Evidence key={item.id} item={item} finding={finding} />
        ))}
        {recommendation !== null && <p className="advice">{recommendation}</p>}
        <Jumps source={evidence.some(({ kind }) => kind === "quote")} />
        <p className="soft small">
          {source.origin !== null && `${t(`report.origin_${source.origin}`)} · `}
          <a href={`#${id}`}>{t("report.link")}</a>
        </p>
      </div>
    </li>
  );
});

function Evidence({ item, finding }: { readonly item: EvidenceItem; readonly finding: Finding }) {
  const { t } = useTranslation();
  const { kind, quote, data } = item;
  if (kind === "quote" && quote !== null) {
    const nearest = finding.source.verdict === "uncertain";
    const source = typeof data?.source_id === "string" ? data.source_id : null;
    const caption = nearest ? "nearest_passage" : "quote";
    return <Quote text={quote} folded={data?.match === "folded"} source={source} caption={caption} />;
  }
  if (kind === "claim" && quote !== null) {
    return (
      <p className="small">
        <span className="soft">{t("report.claim")}:</span> {quote}
      </p>
    );
  }
  return data === null ? null : <Measured data={data} message={finding.message} />;
}

/** What was measured; the fields that only lead back to the claim say nothing to a reader. */
function Measured({ data, message }: { readonly data: NonNullable<EvidenceItem["data"]>; readonly message: string }) {
  const { t, known, number } = useTranslation();
  const { metric, metric_value } = data;
  if (typeof metric !== "string") return null;
  const name = known(`report.measure_${metric}`, metric);
  if (name === message) return null;
  return (
    <p className="small">
      <span className="soft">{t("report.measured")}:</span> {name}
      {typeof metric_value === "number" && ` (${number(metric_value, Number.isInteger(metric_value) ? 0 : 2)})`}
    </p>
  );
}
