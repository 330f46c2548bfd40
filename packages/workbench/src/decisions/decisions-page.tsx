import { useQueryValue } from "../browser/index.ts";
import { Tabs } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { CaseList } from "./case-list.tsx";
import { Figures } from "./figures.tsx";
import "./decisions.css";

/** All cases, and the figures about them. */
export default function DecisionsPage() {
  const { t } = useTranslation();
  const [view, setView] = useQueryValue("view");
  return (
    <Page title={t("decisions.title")} lead={t("decisions.lead")}>
      <Tabs
        label={t("decisions.view")}
        chosen={view === "figures" ? "figures" : "cases"}
        onChoose={(id) => setView(id === "cases" ? "" : id)}
        tabs={[
          { id: "cases", label: t("decisions.view_cases"), content: <CaseList /> },
          { id: "figures", label: t("decisions.view_figures"), content: <Figures /> },
        ]}
      />
    </Page>
  );
}
