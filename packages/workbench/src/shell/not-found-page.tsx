import { Link } from "../browser/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";

/** An address the app does not know. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.not_found")} lead={t("shell.not_found_lead")}>
      <p>
        <Link to="/">{t("shell.to_start")}</Link>
      </p>
    </Page>
  );
}
