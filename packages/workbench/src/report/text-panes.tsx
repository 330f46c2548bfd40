import type { ReactNode } from "react";
import { useTranslation } from "../locales/index.ts";
import { type MarkedPart, MarkedText } from "./marked-text.tsx";
import "./report.css";

/** A text and what it was checked against side by side, with what was found in them as the third column. */
export function TextPanes({
  text,
  sources,
  chosen,
  onChoose,
  children,
}: {
  readonly text: readonly MarkedPart[];
  /** None: the text stands alone. */
  readonly sources: readonly MarkedPart[];
  readonly chosen: string | null;
  readonly onChoose: (item: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const choice = { chosen, onChoose };
  return (
    <div className="panes">
      <MarkedText title={t("report.text")} parts={text} note={t("report.empty_text")} {...choice} />
      {sources.length > 0 && (
        <MarkedText
          title={t(sources.length > 1 ? "report.sources" : "report.source")}
          parts={sources}
          note={t("report.no_source")}
          {...choice}
        />
      )}
      {children}
    </div>
  );
}
