import type { ReactNode } from "react";
import { Badge, Button } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { RiskBadge } from "../rerank/risk-badge.tsx";
import type { ListedSource, SelectionSnapshot } from "./snapshots.ts";

/** Up to here what was dropped stands open: it is read in passing. */
const FEW = 5;

/** The gaps of the collection, each with who would close it. */
export function GapList({ snapshot }: { readonly snapshot: SelectionSnapshot }) {
  const { t, known } = useTranslation();
  const { gaps = [], top_k } = snapshot;
  if (gaps.length === 0) return null;
  const nameOf = (id: string) => top_k.find(({ candidate_id }) => candidate_id === id)?.title || id;
  return (
    <section className="review-notes">
      <h3>{t("review.gaps")}</h3>
      <dl className="review-gaps">
        {gaps.map(({ facet, closed_by }) => (
          <div key={facet}>
            <dt>{known(`rerank.facet_${facet}`, facet)}</dt>
            <dd className={closed_by.length === 0 ? "soft" : undefined}>
              {closed_by.length === 0 ? t("review.gap_open") : closed_by.map(nameOf).join(" · ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Dangerous sources beyond the selection. */
export function HeldBack({ sources }: { readonly sources: readonly ListedSource[] }) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <section className="review-notes">
      <h3>{t("review.held_back")}</h3>
      <ul className="review-listed">
        {sources.map((source) => (
          <Listed key={source.candidate_id} source={source}>
            {source.blocking_risks?.map((flag) => (
              <RiskBadge key={flag} flag={flag} />
            ))}
          </Listed>
        ))}
      </ul>
    </section>
  );
}

/** What a rule left out before scoring, with the reason; a disallowed source can be let in by whoever may. */
export function DroppedSources({
  sources,
  onOverride,
}: {
  readonly sources: readonly ListedSource[];
  readonly onOverride?: (url: string) => void;
}) {
  const { t, known } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <details className="review-notes" open={sources.length <= FEW}>
      <summary>{t("review.dropped", { count: sources.length })}</summary>
      <ul className="review-listed">
        {sources.map((source) => (
          <Listed key={source.candidate_id} source={source}>
            <Badge>{known(`rerank.drop_${source.reason ?? ""}`, source.reason ?? "")}</Badge>
            {onOverride && source.reason === "policy_block" && source.url !== null && (
              <Button small kind="quiet" onClick={() => onOverride(source.url ?? "")}>
                {t("review.override")}
                <span className="hidden-text">: {source.title || source.url}</span>
              </Button>
            )}
          </Listed>
        ))}
      </ul>
    </details>
  );
}

function Listed({ source, children }: { readonly source: ListedSource; readonly children: ReactNode }) {
  return (
    <li>
      <span className="review-listed-name">
        {source.title || source.candidate_id}
        <Dated at={source.detected_date ?? null} />
        {source.url !== null && <code>{source.url}</code>}
      </span>
      <span className="row">{children}</span>
    </li>
  );
}

function Dated({ at }: { readonly at: string | null }) {
  const { t, locale } = useTranslation();
  if (at === null) return <span className="soft"> · {t("review.undated")}</span>;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(at));
  return <span className="soft"> · {t("review.dated", { date })}</span>;
}
