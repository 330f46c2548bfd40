import { useMemo } from "react";
import type { RunDetail } from "../api/index.ts";
import { ClaimComparison, TextDiff } from "../comparison/index.ts";
import { Card, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type Claim, claimsOf, sourcesOfRun } from "../report/index.ts";

/** Says when a verdict may have changed because of the source. */
export function SourceNotice({ before, after }: { readonly before: RunDetail; readonly after: RunDetail }) {
  const { t } = useTranslation();
  if (sourcesIn(before) === sourcesIn(after)) return null;
  return (
    <p className="comparison-notice" role="note">
      <Icon name="warning" />
      <span>{t("comparison.sources_differ")}</span>
    </p>
  );
}

/** What became of the text and of each of its claims. */
export function ComparedTexts({
  before,
  after,
  names,
}: {
  readonly before: RunDetail;
  readonly after: RunDetail;
  readonly names: readonly [string, string];
}) {
  const { t } = useTranslation();
  const claims = useMemo(() => [claimsIn(before), claimsIn(after)] as const, [before, after]);
  const [one, other] = [textOf(before), textOf(after)];
  return (
    <>
      <Card title={t("comparison.text")}>
        {one === other ? (
          <p className="soft">{t("comparison.same_text")}</p>
        ) : (
          <TextDiff before={one} after={other} names={names} />
        )}
      </Card>
      <ClaimComparison before={claims[0]} after={claims[1]} names={names} />
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
