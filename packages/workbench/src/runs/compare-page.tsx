import { useWords } from "../locales/index.ts";
import { Page } from "../shell/index.ts";

export default function ComparePage() {
  const { t } = useWords();
  return (
    <Page title={t("runs.title")} lead={t("runs.lead")}>
      {null}
    </Page>
  );
}
