import { useEffect, useMemo, useRef } from "react";
import type { Finding, IssueSpan } from "../api/index.ts";
import { Tabs } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { ClaimItem } from "./claim-item.tsx";
import type { Claim } from "./claims.ts";
import { FindingItem } from "./finding-item.tsx";

/** Which items are shown: all, or those of one verdict or dimension. */
export type Shown = string;

type Props = {
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
  readonly issues: readonly IssueSpan[];
  readonly list: "claims" | "findings";
  readonly onList: (list: "claims" | "findings") => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
};

/** Claims and findings, one list each, with a filter and the keys that walk through them. */
export function ItemList(props: Props) {
  const { claims, findings, list, onList, chosen } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // A deep link or a click in the text: the item comes into view without taking the focus away.
  useEffect(() => {
    if (chosen !== null) document.getElementById(chosen)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <div className="items" ref={box}>
      <Tabs
        label={t("report.lists")}
        chosen={list}
        onChoose={(id) => onList(id === "claims" ? "claims" : "findings")}
        tabs={[
          { id: "claims", label: t("report.claims_tab", { count: claims.length }), content: <Claims {...props} /> },
          {
            id: "findings",
            label: t("report.findings_tab", { count: findings.length }),
            content: <Findings {...props} />,
          },
        ]}
      />
      <p className="items-keys soft small no-print">
        <kbd>j</kbd> {t("report.key_next")} · <kbd>k</kbd> {t("report.key_previous")} · <kbd>Esc</kbd>{" "}
        {t("report.key_clear")}
      </p>
    </div>
  );
}

function Claims({ claims, issues, shown, onShown, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const labels = ["incorrect", "uncertain", "correct", "failed"] as const;
  const reasons = useMemo(() => new Map(issues.map(({ claim_id, message }) => [claim_id, message])), [issues]);
  if (claims.length === 0) return <p className="soft">{t("report.no_claims")}</p>;
  return (
    <>
      <Filter
        choices={labels.flatMap((label) => {
          const size = claims.filter((claim) => claim.label === label).length;
          return size === 0 ? [] : [{ id: label, label: t(`design.verdict_${label}`), size }];
        })}
        shown={shown}
        onShown={onShown}
      />
      <ol className="item-list">
        {claims
          .filter(({ label }) => shown === "all" || label === shown)
          .map((claim) => (
            <ClaimItem
              key={claim.id}
              claim={claim}
              reason={reasons.get(claim.id) ?? null}
              chosen={claim.id === chosen}
              onChoose={onChoose}
            />
          ))}
      </ol>
    </>
  );
}

function Findings({ findings, shown, onShown, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const dimensions = ["factuality", "coherence", "readability", "criteria"] as const;
  if (findings.length === 0) return <p className="soft">{t("report.nothing_found")}</p>;
  return (
    <>
      <Filter
        choices={dimensions.flatMap((dimension) => {
          const size = findings.filter((finding) => finding.dimension === dimension).length;
          return size === 0 ? [] : [{ id: dimension, label: t(`design.dimension_${dimension}`), size }];
        })}
        shown={shown}
        onShown={onShown}
      />
      <ol className="item-list">
        {findings
          .filter(({ dimension }) => shown === "all" || dimension === shown)
          .map((finding) => (
            <FindingItem key={finding.id} finding={finding} chosen={finding.id === chosen} onChoose={onChoose} />
          ))}
      </ol>
    </>
  );
}

function Filter({
  choices,
  shown,
  onShown,
}: {
  readonly choices: readonly { readonly id: string; readonly label: string; readonly size: number }[];
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}) {
  const { t } = useTranslation();
  if (choices.length < 2) return null;
  return (
    <fieldset className="chips no-print">
      <legend className="hidden-text">{t("report.filter")}</legend>
      {[{ id: "all", label: t("report.all"), size: null }, ...choices].map(({ id, label, size }) => (
        <button key={id} type="button" className="chip" aria-pressed={shown === id} onClick={() => onShown(id)}>
          {label} {size !== null && <span className="chip-size">{size}</span>}
        </button>
      ))}
    </fieldset>
  );
}
