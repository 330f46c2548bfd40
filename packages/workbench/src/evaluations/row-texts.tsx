import { useCallback, useMemo, useState } from "react";
import type { EvaluationRow } from "../api/index.ts";
import { SeverityBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import {
  ClaimItem,
  claimMarks,
  claimQuotes,
  type ItemMark,
  quoteMarks,
  TextPanes,
  useItemKeys,
} from "../report/index.ts";
import { claimsOfRow } from "./row-claims.ts";

/** Text and source of a row with the claims beside them; a claim lights up its words in both. */
export function RowTexts({ row }: { readonly row: EvaluationRow }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const claims = useMemo(() => claimsOfRow(row), [row]);
  const choose = useCallback((id: string | null, fromKeys = false) => {
    setChosen((before) => (id === before && !fromKeys ? null : id));
    if (fromKeys && id !== null)
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: "nearest" }));
  }, []);
  useItemKeys(
    useMemo(() => claims.map(({ id }) => id), [claims]),
    chosen,
    choose,
  );
  const written = useMemo(
    () => [
      {
        name: null,
        text: row.text,
        marks: [...peopleMarks(row), ...(claims.length > 0 ? claimMarks(claims, {}) : issueMarks(row))],
      },
    ],
    [row, claims],
  );
  const sources = useMemo(
    () =>
      row.sources.map(({ id, text }) => {
        const name = row.sources.length > 1 ? id : null;
        return { name, text, marks: quoteMarks(claims.flatMap((claim) => claimQuotes(claim, name))) };
      }),
    [row, claims],
  );
  return (
    <div className="report">
      <TextPanes text={written} sources={sources} chosen={chosen} onChoose={choose}>
        <div className="items">
          {(row.gold?.length ?? 0) > 0 && <p className="soft small">{t("evaluations.marked_by_people")}</p>}
          {!row.claims_kept && <p className="soft">{t("evaluations.claims_not_kept")}</p>}
          {row.claims_kept && claims.length === 0 && <Issues row={row} />}
          <ol className="item-list">
            {claims.map((claim, at) => (
              <ClaimItem
                key={claim.id}
                claim={claim}
                reason={reasonOf(row, at)}
                chosen={claim.id === chosen}
                onChoose={() => choose(claim.id)}
              />
            ))}
          </ol>
        </div>
      </TextPanes>
    </div>
  );
}

/** What the judge wrote about the words of a claim. */
function reasonOf({ claims, found }: EvaluationRow, at: number): string | null {
  const span = claims[at]?.span;
  const same = found.find(({ start_char, end_char }) => start_char === span?.start_char && end_char === span?.end_char);
  return same?.message ?? null;
}

/** What a judge without claims found. */
function Issues({ row: { found } }: { readonly row: EvaluationRow }) {
  const { t } = useTranslation();
  if (found.length === 0) return <p className="soft">{t("evaluations.nothing_marked")}</p>;
  return (
    <ul className="item-list">
      {found.map(({ message, severity, start_char }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same of the same place
        <li key={`${start_char} ${at}`} className="item">
          <div className="item-head">
            <span className="item-tags">{isSeverity(severity) && <SeverityBadge severity={severity} />}</span>
            <span className="item-message" dir="auto">
              {message}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function isSeverity(word: string): word is "low" | "medium" | "high" {
  return word === "low" || word === "medium" || word === "high";
}

function peopleMarks({ gold = [] }: EvaluationRow): readonly ItemMark[] {
  return gold.map(({ start_char, end_char }, at) => ({
    key: `people ${at}`,
    start: start_char,
    end: end_char,
    items: [],
    look: "mark-people",
  }));
}

function issueMarks({ found, task }: EvaluationRow): readonly ItemMark[] {
  const dimension = task === "coherence" || task === "readability" ? task : "factuality";
  return found.map(({ start_char, end_char }, at) => ({
    key: `issue ${at}`,
    start: start_char,
    end: end_char,
    items: [],
    look: `mark-finding d-${dimension}`,
  }));
}
