import { useEffect, useRef, useState } from "react";
import { call, type RerankAnswer, type RerankRequestInput, useAction } from "../api/index.ts";
import { useQueryValue, useRouter } from "../browser/index.ts";
import { Button, ErrorState } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, useSession } from "../page/index.ts";
import { RequestCard } from "./request-card.tsx";
import { RerankResult } from "./rerank-result.tsx";
import { sampleRequest } from "./sample-request.ts";
import { SavedRuns } from "./saved-runs.tsx";
import "./rerank.css";

type Order = { readonly request: RerankRequestInput; readonly keep: boolean };
type Answered = { readonly request: RerankRequestInput; readonly answer: RerankAnswer; readonly at: number };

/** The kept runs first; a request, by form or pasted, behind a button. A kept run gets a page of its own, others are shown here. */
export default function RerankPage() {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const { may } = useSession();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const rerank = useAction(async ({ request, keep }: Order) => {
    setAnswered(null);
    const query = { review: keep ? "true" : "false" } as const;
    const answer = await call("rerank", { query, body: request });
    if (!("result" in answer)) return;
    if (answer.run_id === undefined) setAnswered({ request, answer, at: Date.now() });
    else navigate(`/rerank/${answer.run_id}`);
  });
  const [asking, setAsking] = useQueryValue("new");
  const isAsking = asking !== "" && may("write");
  const form = useRef<HTMLDivElement>(null);
  const open = () => {
    setAnswered(null);
    setAsking("1");
  };
  useEffect(() => {
    if (isAsking) form.current?.querySelector("input")?.focus();
  }, [isAsking]);
  const start = (
    <Button kind="primary" icon="plus" disabled={!may("write")} onClick={open}>
      {t("rerank.new_request")}
    </Button>
  );
  const tryIt = () => rerank.run({ request: sampleRequest(Date.now()), keep: false });
  return (
    <Page
      title={t("rerank.title")}
      lead={t("rerank.lead")}
      wide
      actions={
        <>
          <Button icon="play" busy={rerank.busy} disabled={!may("write")} onClick={() => void tryIt()}>
            {t("rerank.try_sample")}
          </Button>
          {!isAsking && start}
        </>
      }
    >
      <div className="stack">
        {rerank.failure && <ErrorState failure={rerank.failure} />}
        {answered && <Answer {...answered} onClose={() => setAnswered(null)} />}
        {isAsking && (
          <div ref={form} hidden={answered !== null}>
            <RequestCard busy={rerank.busy} onClose={() => setAsking("")} onAsk={(order) => void rerank.run(order)} />
          </div>
        )}
        <SavedRuns empty={!isAsking && may("write") && start} />
      </div>
    </Page>
  );
}

function Answer({ request, answer, at, onClose }: Answered & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack" aria-labelledby="rerank-answer">
      <div className="rerank-answer-head">
        <h2 id="rerank-answer" tabIndex={-1} ref={heading}>
          {request.query}
        </h2>
        <Button small icon="close" onClick={onClose}>
          {t("design.close")}
        </Button>
      </div>
      <p className="soft small">{t("rerank.not_saved")}</p>
      <RerankResult request={request} envelope={answer} at={at} />
    </section>
  );
}
