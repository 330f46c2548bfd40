import { useWords } from "../locales/index.ts";
import { Page } from "../shell/index.ts";

export default function RerankPage() {
  const { t } = useWords();
  return (
    <Page title={t("rerank.title")} lead={t("rerank.lead")}>
      {null}
    </Page>
  );
}
