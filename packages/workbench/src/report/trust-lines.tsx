import type { AgentResult } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { Claim } from "./claims.ts";
import { trustNoteOf } from "./trust-note.ts";

/** How often the judge was right with verdicts like these, or that nobody has measured it and how to. */
export function TrustLines({
  result,
  claims,
}: {
  readonly result: AgentResult | null | undefined;
  readonly claims: readonly Claim[];
}) {
  const { t } = useTranslation();
  if (!claims.some(({ label }) => label !== "failed")) return null;
  return (
    <section className="trust-lines soft small" aria-label={t("trust.title")}>
      <Lines result={result} claims={claims} /> <Link to="/trust">{t("trust.title")}</Link>
    </section>
  );
}

function Lines({ result, claims }: Parameters<typeof TrustLines>[0]) {
  const { t, percent, number } = useTranslation();
  const note = trustNoteOf(result);
  if (note === null) return t("report.trust_not_measured");
  const given = (["correct", "incorrect"] as const).filter((verdict) => claims.some(({ label }) => label === verdict));
  const takenBack = claims.filter(({ reason }) => reason === "below_trust").length;
  return (
    <>
      {given.map((verdict) => {
        const { n, share } = note[verdict];
        const name = t(`report.claim_${verdict}`);
        return (
          <p key={verdict}>
            {share === null
              ? t("report.trust_unseen", { verdict: name })
              : t("report.trust_right", {
                  verdict: name,
                  rate: percent(share.rate),
                  low: percent(share.low),
                  high: percent(share.high),
                  n: number(n),
                })}
          </p>
        );
      })}
      {takenBack > 0 && <p>{t("report.trust_taken_back", { count: number(takenBack), least: percent(note.least) })}</p>}
    </>
  );
}
