import { Badge, type Column, Icon, type IconName, Table, type Tone, VerdictBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { ClaimPair } from "./match-claims.ts";
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

/** Claims of two checks beside each other, each with its verdict and its quote. */
export function ClaimPairs({
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
  if (pairs.length === 0) return <p className="soft comparison-pad">{t("comparison.no_claims")}</p>;
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
  if (claim === null) return "–";
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
