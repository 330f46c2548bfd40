import { useEffect, useState } from "react";
import { call, type JudgedAnswer, type RunDetail, useAction } from "../api/index.ts";
import { Link, useRouter } from "../browser/index.ts";
import { Button, ErrorState, Loading } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page } from "../page/index.ts";
import { bodySources, type ReportCase, ReportView, RunExports, sourcesOfRun, UnsavedExports } from "../report/index.ts";
import { RunFailure } from "../runs/run-failure.tsx";
import { RunProgress } from "../runs/run-progress.tsx";
import { RunOutcome } from "../runs/run-verdict.tsx";
import { useRunEvents } from "../runs/use-run-events.ts";
import "./check.css";
import { CheckForm } from "./check-form.tsx";
import { draftedCriteria, draftedSources, EMPTY_DRAFT, loadDraft, saveDraft } from "./draft.ts";

/** Where a check stands: being written, on its way as a run, or done. */
type Stage =
  | { readonly kind: "editing" }
  | { readonly kind: "running"; readonly run: number }
  | { readonly kind: "broken"; readonly run: number; readonly code: string }
  | { readonly kind: "done"; readonly run: Kept; readonly reportCase: ReportCase };

/** What a page says of a result; one that was not kept has no number. */
type Kept = Pick<RunDetail, "status" | "verdict"> & { readonly id: number | null };

const EDITING: Stage = { kind: "editing" };

/** Checks one text against its source and shows what was found. */
export default function CheckPage() {
  const { t, locale } = useTranslation();
  const { path, navigate } = useRouter();
  const [draft, setDraft] = useState(loadDraft);
  const [stage, setStage] = useState<Stage>(EDITING);
  useEffect(() => {
    saveDraft(draft);
  }, [draft]);

  const start = useAction(async () => {
    const { text, label, lang, keep } = draft;
    const sources = draftedSources(draft);
    const criteria = draftedCriteria(draft);
    const texts = { ...bodySources(sources), summary_text: text, ...(criteria.length > 0 && { criteria }) };
    if (keep) {
      const body = {
        ...texts,
        locale,
        lang: lang === "" ? null : lang,
        label: label.trim() === "" ? null : label.trim(),
      };
      const { run_id } = await call("createRun", { body });
      setStage({ kind: "running", run: run_id });
      return;
    }
    const body = { ...texts, locale, ...(lang === "" ? {} : { lang }) };
    // Asked for by its view.
    const answer = (await call("check", { query: { view: "verdict" }, body })) as JudgedAnswer;
    const { factuality, coherence, readability, criteria: own, explainability: report, verdict, differences } = answer;
    const results = { factuality, coherence, readability, criteria: own };
    setStage({
      kind: "done",
      run: { id: null, status: "success", verdict },
      reportCase: { sources, text, results, report, differences },
    });
  });

  const running = stage.kind === "running" ? stage.run : null;
  const finish = useAction(async () => {
    if (running === null) return;
    const run = await call("getRun", { path: { id: running } });
    const { status, report, results, summary, error, differences } = run;
    if (status === "success" && report !== null) {
      const texts = { sources: sourcesOfRun(run), text: summary?.text ?? "" };
      setStage({ kind: "done", run, reportCase: { ...texts, results, report, differences } });
    } else if (status === "failed") {
      setStage({ kind: "broken", run: running, code: error?.code ?? "internal_error" });
    }
  });
  const progress = useRunEvents(running, () => void finish.run());

  const edit = () => {
    setStage(EDITING);
    navigate(path, { replace: true });
  };
  const anew = () => {
    setDraft({ ...EMPTY_DRAFT, keep: draft.keep });
    edit();
  };
  const done = stage.kind === "done";
  return (
    <Page
      title={t("check.title")}
      lead={t("check.lead")}
      wide={done}
      actions={
        stage.kind !== "editing" && (
          <>
            <Button icon="left" onClick={edit}>
              {t("check.edit")}
            </Button>
            <Button icon="plus" onClick={anew}>
              {t("check.new")}
            </Button>
          </>
        )
      }
    >
      {stage.kind === "editing" && (
        <>
          {start.failure && <ErrorState failure={start.failure} onRetry={() => void start.run()} />}
          {start.busy && !draft.keep && <Loading label={t("check.checking")} />}
          <CheckForm draft={draft} onDraft={setDraft} onCheck={() => void start.run()} busy={start.busy} />
          <p className="soft small">
            <a href="/help/guides/workbench.html#check">{t("check.guide")}</a>
          </p>
        </>
      )}
      {stage.kind === "running" &&
        (finish.failure ? (
          <ErrorState failure={finish.failure} onRetry={() => void finish.run()} />
        ) : (
          <RunProgress id={stage.run} progress={progress} onCancelled={() => void finish.run()} />
        ))}
      {stage.kind === "broken" && <RunFailure code={stage.code} />}
      {done && (
        <>
          <RunOutcome run={stage.run} />
          <div className="row check-saved">
            {stage.run.id === null ? (
              <span className="soft">{t("check.not_saved")}</span>
            ) : (
              <Link to={`/runs/${stage.run.id}`}>{t("check.saved", { id: stage.run.id })}</Link>
            )}
            {stage.run.id === null ? (
              <UnsavedExports reportCase={stage.reportCase} />
            ) : (
              <RunExports id={stage.run.id} />
            )}
          </div>
          <ReportView {...stage.reportCase} />
        </>
      )}
    </Page>
  );
}
