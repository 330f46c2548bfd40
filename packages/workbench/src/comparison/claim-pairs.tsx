import { useMemo } from "react";
import { Badge, Card, type Column, Icon, type IconName, Table, type Tone, VerdictBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type ClaimPair, matchClaims } from "./match-claims.ts";
import "./comparison.css";

/** A claim as a comparison shows it. */
export type ComparedClaim = {
  readonly text: string;
  readonly label: string;
  readonly quote: string | null;
};

const CHANGES: Readonly<Record<ClaimPair<ComparedClaim>["change"], readonly [Tone, IconName]>> = {
  verdict: ["info", "refresh"],
  new: ["info", "plus"],
  gone: ["neutral", "close"],
  same: ["neutral", "low"],
};

/** Claims of two checks beside each other, each with its verdict and its quote; those with the same verdict are folded. */
export function ClaimComparison({
  before,
  after,
  names,
}: {
  readonly before: readonly ComparedClaim[];
  readonly after: readonly ComparedClaim[];
  readonly names: readonly [string, string];
}) {
  const { t, count } = useTranslation();
  const pairs = useMemo(() => matchClaims(before, after), [before, after]);
  const same = pairs.filter(({ change }) => change === "same");
  const changed = pairs.filter(({ change }) => change !== "same");
  return (
    <Card title={t("comparison.claims")} flush>
      {changed.length === 0 ? (
        <p className="comparison-pad soft">
          {t(pairs.length === 0 ? "comparison.no_claims" : "comparison.no_changes")}
        </p>
      ) : (
        <ClaimPairs pairs={changed} names={names} />
      )}
      {same.length > 0 && (
        <details className="comparison-same">
          <summary>{count("comparison.same_claims", same.length)}</summary>
          <ClaimPairs pairs={same} names={names} />
        </details>
      )}
    </Card>
  );
}

function ClaimPairs({
  pairs,
  names,
}: {
  readonly pairs: readonly ClaimPair<ComparedClaim>[];
  readonly names: readonly [string, string];
}) {
  const { t } = useTranslation();
  type Row = ClaimPair<ComparedClaim> & { readonly at: number };
  const columns: readonly Column<Row>[] = [
    {
      key: "change",
      head: t("comparison.change"),
      cell: ({ change }) => (
        <Badge tone={CHANGES[change][0]} icon={CHANGES[change][1]}>
          {t(`comparison.change_${change}`)}
        </Badge>
      ),
    },
    { key: "before", head: names[0], className: "claim-side", cell: ({ before }) => <Side claim={before} /> },
    { key: "after", head: names[1], className: "claim-side", cell: ({ after }) => <Side claim={after} /> },
  ];
  return (
    <Table
      caption={t("comparison.claims")}
      rows={pairs.map((pair, at) => ({ ...pair, at }))}
      keyOf={({ at }) => at}
      columns={columns}
    />
  );
}

function Side({ claim }: { readonly claim: ComparedClaim | null }) {
  if (claim === null) return <span className="compared-claim">–</span>;
  return (
    <span className="compared-claim">
      <VerdictBadge verdict={claim.label} />
      <span dir="auto">{claim.text}</span>
      {claim.quote !== null && (
        <span className="soft small" dir="auto">
          <Icon name="quote" /> {claim.quote}
        </span>
      )}
    </span>
  );
}
