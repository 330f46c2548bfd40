import { useWords } from "../locales/index.ts";
import { Page } from "../shell/index.ts";

export default function ReviewPage() {
  const { t } = useWords();
  return (
    <Page title={t("review.title")} lead={t("review.lead")}>
      {null}
    </Page>
  );
}
