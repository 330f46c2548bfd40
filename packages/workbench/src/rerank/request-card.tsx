import { type FormEvent, useState } from "react";
import type { RerankRequestInput } from "../api/index.ts";
import { Button, Card, Checkbox, Icon, Tabs } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { readPaste } from "./read-paste.ts";
import { type CandidateDraft, emptyDraft, requestOf } from "./request-draft.ts";
import { RequestForm } from "./request-form.tsx";
import { RequestJson } from "./request-json.tsx";
import { sampleRequest } from "./sample-request.ts";
import "./rerank.css";

/** A request as a form or pasted; the form's content comes along when one changes over. */
export function RequestCard({
  busy,
  onClose,
  onAsk,
}: {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAsk: (order: { request: RerankRequestInput; keep: boolean }) => void;
}) {
  const { t } = useTranslation();
  const [mode, setMode] = useState("form");
  const [draft, setDraft] = useState(emptyDraft);
  const [json, setJson] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [taken, setTaken] = useState<readonly CandidateDraft[] | null>(null);
  const [keep, setKeep] = useState(true);
  const choose = (next: string) => {
    const written = requestOf(draft);
    const isWritten = written.query !== "" || written.candidates.length > 0;
    if (next === "json" && json === "" && isWritten) setJson(JSON.stringify(written, null, 2));
    setMode(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mode === "form") return onAsk({ request: requestOf(draft), keep });
    const read = readPaste(json);
    setWrong(
      read.kind === "cohere" ? t("rerank.json_cohere") : read.kind === "unreadable" ? t("rerank.json_wrong") : null,
    );
    if (read.kind === "request") onAsk({ request: read.request, keep });
    if (read.kind === "candidates") {
      setDraft({ ...draft, candidates: read.candidates });
      setTaken(read.candidates);
      setMode("form");
    }
  };
  const fillIn = () => {
    setJson(JSON.stringify(sampleRequest(Date.now()), null, 2));
    setWrong(null);
    setMode("json");
  };
  return (
    <Card
      title={t("rerank.new_request")}
      actions={
        <>
          <Button kind="quiet" small icon="file" onClick={fillIn}>
            {t("rerank.fill_sample")}
          </Button>
          <Button kind="quiet" small icon="close" onClick={onClose}>
            {t("design.close")}
          </Button>
        </>
      }
    >
      <form className="stack" onSubmit={send}>
        <p role="status" className={taken === null ? "hidden-text" : "rerank-notice tone-info"}>
          {taken !== null && (
            <>
              <Icon name="info" />
              {t("rerank.paste_taken", {
                count: taken.length,
                missing: taken.filter(({ snippet }) => snippet.trim() === "").length,
              })}
            </>
          )}
        </p>
        <Tabs
          label={t("rerank.new_request")}
          chosen={mode}
          onChoose={choose}
          tabs={[
            {
              id: "form",
              label: t("rerank.as_form"),
              content: <RequestForm draft={draft} onChange={setDraft} />,
            },
            {
              id: "json",
              label: t("rerank.paste"),
              content: <RequestJson json={json} wrong={wrong} onChange={setJson} />,
            },
          ]}
        />
        <div className="row">
          <Button kind="primary" icon="rerank" type="submit" busy={busy}>
            {t("rerank.choose_sources")}
          </Button>
          <Checkbox label={t("rerank.save")} checked={keep} onTick={setKeep} />
        </div>
      </form>
    </Card>
  );
}
