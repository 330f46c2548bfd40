import { useWords } from "../locales/index.ts";
import { Page } from "../shell/index.ts";

export default function EvaluationPage() {
  const { t } = useWords();
  return (
    <Page title={t("evaluations.title")} lead={t("evaluations.lead")}>
      {null}
    </Page>
  );
}
