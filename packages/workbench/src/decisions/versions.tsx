import type { DecisionDetail } from "../api/index.ts";
import { Link } from "../browser/index.ts";
import { Icon, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { OutcomeBadge } from "./outcome-badge.tsx";

/** All versions of a case, newest first; each is a link to the case as it stood then. */
export function Versions({ detail }: { readonly detail: DecisionDetail }) {
  const { t } = useTranslation();
  const latest = Math.max(...detail.versions.map(({ version }) => version));
  const address = `/decisions/${encodeURIComponent(detail.transaction_id)}`;
  return (
    <nav aria-label={t("decisions.versions")}>
      <ol className="decision-versions">
        {detail.versions.toReversed().map(({ version, decision, created_at }) => (
          <li key={version}>
            <Link
              to={version === latest ? address : `${address}?version=${version}`}
              className="decision-version"
              aria-current={version === detail.version ? "true" : undefined}
            >
              <span className="row">
                <strong>{t("decisions.version", { version })}</strong>
                {version === latest && <span className="soft small">{t("decisions.version_latest")}</span>}
              </span>
              <OutcomeBadge outcome={decision} />
              <span className="soft small row decision-version-time">
                <Icon name="clock" />
                <Timestamp at={created_at} exact />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
