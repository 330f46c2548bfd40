import type { AnswerOf } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Card } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** How often the judge of this service was right where it was measured, in a line for each language. */
export function TrustSummary({ trust }: { readonly trust: AnswerOf<"showTrust"> }) {
  const { t, language, percent, number } = useTranslation();
  const record = trust.items.find(({ is_current, is_fresh }) => is_current && is_fresh);
  return (
    <Card title={t("home.trust")} actions={<Link to="/trust">{t("trust.title")}</Link>}>
      {record === undefined ? (
        <p className="soft">{t("home.not_measured")}</p>
      ) : (
        <ul className="home-trust">
          {record.profile.languages.map(({ lang, correct, incorrect }) => (
            <li key={lang} className="home-trust-line">
              <strong>{language(lang)}</strong>
              {(["correct", "incorrect"] as const).map((verdict) => {
                const { rate, low, high, n } = (verdict === "correct" ? correct : incorrect).right;
                return (
                  <span key={verdict}>
                    {rate === null || low === null || high === null
                      ? t("report.trust_unseen", { verdict: t(`report.claim_${verdict}`) })
                      : t("report.trust_right", {
                          verdict: t(`report.claim_${verdict}`),
                          rate: percent(rate),
                          low: percent(low),
                          high: percent(high),
                          n: number(n),
                        })}
                  </span>
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
