import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AgentResult, CriteriaResult, ExplainabilityResult } from "../api/index.ts";
import { useRouter } from "../browser/index.ts";
import { EmptyState, SeverityBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { claimsOf, worstFirst } from "./claims.ts";
import { CriteriaList } from "./criteria-list.tsx";
import { useItemKeys } from "./item-keys.ts";
import { ItemList, type Shown } from "./item-list.tsx";
import {
  claimMarks,
  claimQuotes,
  type Differences,
  differingMarks,
  findingMarks,
  quoteMarks,
  quotePlaces,
} from "./marks.ts";
import "./report.css";
import { DIMENSIONS, type Dimension, ScoreTile } from "./score-tile.tsx";
import { type ShownSource, sourceTitle } from "./shown-source.ts";
import { TextPanes } from "./text-panes.tsx";
import { TrustLines } from "./trust-lines.tsx";

/** A report with the texts it speaks about. */
export type ReportCase = {
  readonly sources: readonly ShownSource[];
  readonly text: string;
  readonly results: { readonly [Name in Dimension]?: AgentResult | null | undefined } & {
    readonly criteria?: CriteriaResult | undefined;
  };
  readonly report: ExplainabilityResult;
  /** The words in which contradicted claims and their quotes differ, by claim. */
  readonly differences?: Differences | undefined;
};

const NO_DIFFERENCES: Differences = {};

/** Scores with reasons, text and source side by side, claims and findings; the chosen one is named in the address. */
export function ReportView({ sources, text, results, report, differences = NO_DIFFERENCES }: ReportCase) {
  const { t, count } = useTranslation();
  const { hash, path, query, navigate } = useRouter();
  const claims = useMemo(() => worstFirst(claimsOf(results.factuality)), [results.factuality]);
  const { findings } = report;
  const asked = findings.some(({ id }) => id === hash)
    ? "findings"
    : claims.some(({ id }) => id === hash)
      ? "claims"
      : null;
  const chosen = asked === null ? null : hash;
  const [list, setList] = useState<"claims" | "findings">(asked ?? (claims.length > 0 ? "claims" : "findings"));
  const [shown, setShown] = useState<Shown>("all");
  useEffect(() => {
    if (asked === null) return;
    setList(asked);
    setShown("all");
  }, [asked]);

  const latest = useRef({ chosen, path, query });
  useEffect(() => {
    latest.current = { chosen, path, query };
  });
  // Always the same function: hundreds of items that were not touched need not be drawn anew.
  const choose = useCallback(
    (id: string | null, fromKeys = false) => {
      const now = latest.current;
      const search = now.query.size === 0 ? "" : `?${now.query}`;
      navigate(`${now.path}${search}${id === null || id === now.chosen ? "" : `#${id}`}`, { replace: true });
      if (fromKeys && id !== null) requestAnimationFrame(() => focusItem(id));
    },
    [navigate],
  );
  const ids = useMemo(() => {
    const items = list === "claims" ? claims.filter(isShown("label")) : findings.filter(isShown("dimension"));
    return items.map(({ id }) => id);

    function isShown<Key extends string>(key: Key) {
      return (item: Readonly<Record<Key, string>>) => shown === "all" || item[key] === shown;
    }
  }, [list, claims, findings, shown]);
  useItemKeys(ids, chosen, choose);

  const inText = useMemo(
    () => (list === "claims" ? claimMarks(claims, differences) : findingMarks(findings)),
    [list, claims, findings, differences],
  );
  const inSources = useMemo(
    () =>
      sources.map((source) => ({
        name: sourceTitle(source),
        text: source.text,
        marks:
          list === "claims"
            ? [
                ...quoteMarks(claims.flatMap((claim) => claimQuotes(claim, source.id))),
                ...claims.flatMap((claim) => differingMarks(claim, source.id, differences)),
              ]
            : quoteMarks(
                findings.flatMap((finding) =>
                  quotePlaces(finding, source).map((place) => ({ item: finding.id, place, against: true })),
                ),
              ),
      })),
    [list, claims, findings, sources, differences],
  );
  const written = useMemo(() => [{ name: null, text, marks: inText }], [text, inText]);

  const found = (dimension: Dimension) => count("report.findings", report.by_dimension[dimension].length);
  return (
    <div className="report">
      <div className="tiles">
        {DIMENSIONS.map((dimension) => (
          <ScoreTile
            key={dimension}
            dimension={dimension}
            result={results[dimension]}
            detail={dimension === "factuality" ? claimCounts(claims) || found(dimension) : found(dimension)}
          />
        ))}
        <section className="card tile" aria-label={t("report.findings_title")}>
          <h2 className="tile-label">{t("report.findings_title")}</h2>
          <p className="tile-score">{report.stats.num_findings}</p>
          <p className="tile-severities">
            {(["high", "medium", "low"] as const).map((severity) => (
              <span key={severity}>
                {report.stats[`num_${severity}_severity`]} <SeverityBadge severity={severity} />
              </span>
            ))}
          </p>
          <details className="lost">
            <summary>{t("report.summary")}</summary>
            <ul className="sentences">
              {report.summary.map((sentence) => (
                <li key={sentence} dir="auto">
                  {sentence}
                </li>
              ))}
            </ul>
          </details>
        </section>
      </div>
      <TrustLines result={results.factuality} claims={claims} />
      {results.criteria && <CriteriaList criteria={results.criteria} />}
      <TextPanes text={written} sources={inSources} chosen={chosen} onChoose={choose}>
        {claims.length + findings.length === 0 ? (
          <EmptyState icon="tick" title={t("report.nothing_found")} />
        ) : (
          <ItemList
            claims={claims}
            findings={findings}
            issues={results.factuality?.issue_spans ?? []}
            list={list}
            onList={(next) => {
              choose(null);
              setShown("all");
              setList(next);
            }}
            shown={shown}
            onShown={setShown}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </TextPanes>
    </div>
  );

  function claimCounts(all: typeof claims): string {
    return (["incorrect", "uncertain", "correct", "failed"] as const)
      .map((label) => [label, all.filter((claim) => claim.label === label).length] as const)
      .filter(([, size]) => size > 0)
      .map(([label, size]) => `${size} ${t(`report.${size === 1 ? "claim" : "claims"}_${label}`)}`)
      .join(" · ");
  }
}

function focusItem(id: string): void {
  const item = document.getElementById(id);
  item?.querySelector<HTMLElement>(".item-head")?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: "nearest" });
}
