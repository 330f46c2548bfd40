import { useMemo, useState } from "react";
import { call, type RunDetail, useAction, useQuery } from "../api/index.ts";
import { useRouter } from "../browser/index.ts";
import {
  Button,
  ConfirmDialog,
  ErrorState,
  KeyValue,
  LinkButton,
  Loading,
  StatusBadge,
  Timestamp,
  useToast,
} from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps, useSession } from "../page/index.ts";
import { ReportView, RunExports, sourcesOfRun } from "../report/index.ts";
import { RunFailure } from "./run-failure.tsx";
import { runName } from "./run-name.ts";
import { RunProgress } from "./run-progress.tsx";
import { RunOutcome } from "./run-verdict.tsx";
import { shownStatus } from "./shown-status.ts";
import { useRunEvents } from "./use-run-events.ts";

/** One run: its report, or how it comes along. */
export default function RunPage({ params }: PageProps) {
  const words = useTranslation();
  const { t } = words;
  const { may } = useSession();
  const id = Number(params.id);
  const { answer: run, failure, loading, reload } = useQuery("getRun", { path: { id } });
  const waiting = run?.status === "pending" || run?.status === "running";
  const progress = useRunEvents(waiting ? id : null, reload);
  // The same ones as long as the run is the same: a long article is cut and marked once.
  const sources = useMemo(() => (run === undefined ? [] : sourcesOfRun(run)), [run]);
  const [deleting, setDeleting] = useState(false);
  const name = run === undefined ? t("runs.number", { id: params.id ?? "" }) : runName(words, run);
  return (
    <Page
      title={name}
      back={{ to: "/runs", label: t("runs.all") }}
      wide
      actions={
        run !== undefined && (
          <>
            <LinkButton to={`/runs/compare?a=${id}`} icon="compare">
              {t("runs.compare_with")}
            </LinkButton>
            {run.report !== null && <RunExports id={id} />}
            {may("admin") && (
              <Button kind="danger" icon="trash" onClick={() => setDeleting(true)}>
                {t("runs.delete")}
              </Button>
            )}
          </>
        )
      }
    >
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {run === undefined && loading && <Loading />}
      {run !== undefined && (
        <>
          <RunOutcome run={run} />
          <Facts run={run} />
          {waiting && <RunProgress id={id} progress={progress} onCancelled={reload} />}
          {run.status === "failed" && run.error?.code !== "run_cancelled" && (
            <RunFailure code={run.error?.code ?? "internal_error"} />
          )}
          {run.report !== null && (
            <ReportView
              sources={sources}
              text={run.summary?.text ?? ""}
              results={run.results}
              report={run.report}
              differences={run.differences}
            />
          )}
        </>
      )}
      {deleting && <DeleteDialog id={id} name={name} onClose={() => setDeleting(false)} />}
    </Page>
  );
}

function Facts({ run }: { readonly run: RunDetail }) {
  const { t, duration, language } = useTranslation();
  const { timings, config } = run;
  return (
    <div className="runs-facts">
      <KeyValue
        facts={[
          [t("runs.status"), <StatusBadge key="status" status={shownStatus(run)} />],
          [t("runs.run"), `#${run.id}`],
          [t("runs.created"), <Timestamp key="created" at={run.created_at} exact />],
          [t("runs.judge"), run.model === "none" ? t("runs.judge_embedded") : run.model],
          ...(typeof timings.total_ms === "number" ? [[t("runs.took"), duration(timings.total_ms)] as const] : []),
          ...(typeof config.locale === "string" ? [[t("runs.language"), language(config.locale)] as const] : []),
        ]}
      />
    </div>
  );
}

function DeleteDialog({
  id,
  name,
  onClose,
}: {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const say = useToast();
  const { run, busy, failure } = useAction(async () => {
    await call("deleteRun", { path: { id } });
    say(t("runs.deleted", { name }));
    navigate("/runs");
  });
  return (
    <ConfirmDialog
      title={t("runs.delete_title", { name })}
      confirm={t("runs.delete")}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{t("runs.delete_text")}</p>
      {failure && <ErrorState failure={failure} />}
    </ConfirmDialog>
  );
}
