import { addressOf, type RerankRequestInput, type RerankRunDetail, useQuery } from "../api/index.ts";
import { DownloadButton, ErrorState, Loading, Timestamp } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, type PageProps } from "../page/index.ts";
import { ApprovedSources } from "./approved-sources.tsx";
import { RerankResult } from "./rerank-result.tsx";
import { ReviewState } from "./review-state.tsx";

/** One kept rerank run. */
export default function RerankRunPage({ params }: PageProps) {
  const { t } = useTranslation();
  const id = Number(params.id);
  const { answer: run, failure, reload } = useQuery("getRerankRun", { path: { id } });
  return (
    <Page
      title={run?.query ?? t("rerank.run")}
      lead={run && <RunLead run={run} />}
      back={{ to: "/rerank", label: t("rerank.title") }}
      wide
      actions={
        run && (
          <DownloadButton href={addressOf("getRerankRun", { path: { id } })} download={`rerank-${id}.json`}>
            JSON
          </DownloadButton>
        )
      }
    >
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!run && !failure && <Loading />}
      {run && (
        <div className="stack">
          <ReviewState run={run} />
          <ApprovedSources run={run} onChange={reload} />
          {run.envelope && (
            <RerankResult
              request={run.request as RerankRequestInput}
              envelope={run.envelope}
              at={Date.parse(run.created_at)}
            />
          )}
        </div>
      )}
    </Page>
  );
}

function RunLead({ run }: { readonly run: RerankRunDetail }) {
  const { t } = useTranslation();
  const context = (run.request as RerankRequestInput).meta?.scoring_context;
  const { question, purpose } = typeof context === "object" ? context : {};
  return (
    <>
      {question && question !== run.query && <>{question} · </>}
      {purpose && <>{purpose} · </>}
      {t("rerank.run_number", { id: run.id })} · <Timestamp at={run.created_at} />
    </>
  );
}
