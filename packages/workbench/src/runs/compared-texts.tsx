import { useMemo } from "react";
import type { RunDetail } from "../api/index.ts";
import { ClaimPairs, matchClaims, TextDiff } from "../comparison/index.ts";
import { Card, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type Claim, claimsOf, sourcesOfRun } from "../report/index.ts";

/** What became of the text and of each of its claims; says first when the sources are not the same. */
export function ComparedTexts({
  before,
  after,
  names,
}: {
  readonly before: RunDetail;
  readonly after: RunDetail;
  readonly names: readonly [string, string];
}) {
  const { t, count } = useTranslation();
  const pairs = useMemo(() => matchClaims(claimsIn(before), claimsIn(after)), [before, after]);
  const [one, other] = [textOf(before), textOf(after)];
  const same = pairs.filter(({ change }) => change === "same");
  const changed = pairs.filter(({ change }) => change !== "same");
  return (
    <>
      {sourcesIn(before) !== sourcesIn(after) && (
        <p className="comparison-notice" role="note">
          <Icon name="warning" />
          <span>{t("comparison.sources_differ")}</span>
        </p>
      )}
      <Card title={t("comparison.text")}>
        {one === other ? (
          <p className="soft">{t("comparison.same_text")}</p>
        ) : (
          <TextDiff before={one} after={other} names={names} />
        )}
      </Card>
      {pairs.length > 0 && (
        <Card title={t("comparison.claims")} flush>
          {changed.length > 0 && <ClaimPairs pairs={changed} names={names} />}
          {same.length > 0 && (
            <details className="comparison-pad">
              <summary>{count("comparison.same_claims", same.length)}</summary>
              <ClaimPairs pairs={same} names={names} />
            </details>
          )}
        </Card>
      )}
    </>
  );
}

function textOf({ summary }: RunDetail): string {
  return summary?.text ?? "";
}

function claimsIn(run: RunDetail) {
  return claimsOf(run.results.factuality).map(({ text, label, quote }: Claim) => ({
    text,
    label,
    quote: quote?.text ?? null,
  }));
}

function sourcesIn(run: RunDetail): string {
  return JSON.stringify(sourcesOfRun(run).map(({ text }) => text));
}
