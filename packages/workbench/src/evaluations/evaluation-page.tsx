import { addressOf, type EvaluationDetail, usePolling, useQuery } from "../api/index.ts";
import { DownloadButton, ErrorState, Icon, LinkButton, Loading, Progress, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps } from "../page/index.ts";
import { EvaluationResult } from "./evaluation-result.tsx";
import "./evaluations.css";

/** One evaluation: how far it is, or what it found. */
export default function EvaluationPage({ params }: PageProps) {
  const { t } = useTranslation();
  const id = Number(params.id);
  const { answer, failure, reload } = useQuery("getEvaluation", { path: { id } });
  usePolling(answer?.status === "running" || answer?.status === "pending", reload);
  return (
    <Page
      title={answer?.name ?? t("evaluations.title")}
      lead={answer && <Lead evaluation={answer} />}
      back={{ to: "/evaluations", label: t("evaluations.title") }}
      wide
      actions={answer?.status === "success" && <Actions id={id} />}
    >
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!answer && !failure && <Loading />}
      {answer && <Content evaluation={answer} />}
    </Page>
  );
}

function Actions({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const report = (format: "html" | "md") => addressOf("getEvaluationReport", { path: { id }, query: { format } });
  return (
    <>
      <LinkButton to={`/evaluations/compare?a=${id}`} icon="compare">
        {t("evaluations.compare_with")}
      </LinkButton>
      <DownloadButton href={report("html")} download={`evaluation-${id}.html`}>
        HTML
      </DownloadButton>
      <DownloadButton href={report("md")} download={`evaluation-${id}.md`}>
        Markdown
      </DownloadButton>
    </>
  );
}

function Lead({ evaluation: { task, headline, metadata, created_at } }: { readonly evaluation: EvaluationDetail }) {
  const { t, known, count } = useTranslation();
  const model = metadata?.model;
  return (
    <>
      {known(`evaluations.task_${task}`, task)} · {headline && <>{count("evaluations.lines", headline.rows)} · </>}
      {model && <>{model === "none" ? t("evaluations.embedded") : model} · </>}
      <Timestamp at={created_at} />
    </>
  );
}

function Content({ evaluation }: { readonly evaluation: EvaluationDetail }) {
  const { t, number } = useTranslation();
  const { status, progress, error, summary } = evaluation;
  if (status === "failed") {
    return (
      <div className="error-state" role="alert">
        <Icon name="warning" className="error-icon" />
        <div className="error-body">
          <p className="error-title">{t("evaluations.failed")}</p>
          <p>{error?.message}</p>
          <p className="error-code">
            <code>{error?.code}</code>
          </p>
        </div>
      </div>
    );
  }
  if (summary) return <EvaluationResult evaluation={evaluation} summary={summary} />;
  const share = progress && progress.total > 0 ? progress.done / progress.total : null;
  return (
    <div className="card evaluation-progress" role="status">
      <Progress
        share={share}
        label={
          progress
            ? t("evaluations.progress", { done: number(progress.done), total: number(progress.total) })
            : t("evaluations.waiting")
        }
      />
    </div>
  );
}
