import { useWords } from "../locales/index.ts";
import { Page } from "../shell/index.ts";

export default function CheckPage() {
  const { t } = useWords();
  return (
    <Page title={t("check.title")} lead={t("check.lead")}>
      {null}
    </Page>
  );
}
