import { useWords } from "../locales/index.ts";
import { Page } from "../shell/index.ts";

export default function DecisionsPage() {
  const { t } = useWords();
  return (
    <Page title={t("decisions.title")} lead={t("decisions.lead")}>
      {null}
    </Page>
  );
}
