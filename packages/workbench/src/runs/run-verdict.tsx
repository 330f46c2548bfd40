import type { Run } from "../api/index.ts";
import { GateBadge, StatusBadge } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import "./runs.css";
import { shownStatus } from "./shown-status.ts";
import { verdictWords } from "./verdict-words.ts";

type Props = { readonly run: Pick<Run, "verdict" | "status"> & Partial<Pick<Run, "incomplete" | "error">> };

/** What became of a run's text; while nobody can say yet, how the run stands. */
export function RunVerdict({ run }: Props) {
  const words = useTranslation();
  if (run.verdict === null) return <StatusBadge status={shownStatus({ incomplete: [], error: null, ...run })} />;
  return (
    <span className="run-verdict">
      <GateBadge outcome={run.verdict.verdict} />
      <span className="run-verdict-why">{verdictWords(words, run.verdict)}</span>
    </span>
  );
}

/** The same at the head of a page: a reader sees the verdict first. */
export function RunOutcome({ run }: Props) {
  const { t } = useTranslation();
  if (run.verdict === null) return null;
  return (
    <section className={`card run-outcome outcome-${run.verdict.verdict}`} aria-label={t("runs.verdict")}>
      <RunVerdict run={run} />
    </section>
  );
}
