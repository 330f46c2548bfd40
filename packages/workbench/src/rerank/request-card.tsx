import { type FormEvent, useState } from "react";
import type { RerankRequestInput } from "../api/index.ts";
import { Button, Card, Checkbox, Tabs } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { emptyDraft, requestOf } from "./request-draft.ts";
import { RequestForm } from "./request-form.tsx";
import { RequestJson } from "./request-json.tsx";
import { sampleRequest } from "./sample-request.ts";
import "./rerank.css";

/** A request as a form or as JSON; the form's content comes along when one changes to JSON. */
export function RequestCard({
  busy,
  onAsk,
}: {
  readonly busy: boolean;
  readonly onAsk: (order: { request: RerankRequestInput; keep: boolean }) => void;
}) {
  const { t } = useTranslation();
  const [mode, setMode] = useState("form");
  const [draft, setDraft] = useState(emptyDraft);
  const [json, setJson] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [keep, setKeep] = useState(true);
  const choose = (next: string) => {
    if (next === "json" && json === "") setJson(JSON.stringify(requestOf(draft), null, 2));
    setMode(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mode === "form") return onAsk({ request: requestOf(draft), keep });
    const read = readJson(json);
    if (read === null) return setWrong(t("rerank.json_wrong"));
    // The service would answer a Cohere client in its own way, which has no reasons to show.
    if ("documents" in read) return setWrong(t("rerank.json_cohere"));
    setWrong(null);
    onAsk({ request: read, keep });
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
        <Button kind="quiet" small icon="file" onClick={fillIn}>
          {t("rerank.fill_sample")}
        </Button>
      }
    >
      <form className="stack" onSubmit={send}>
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
              label: "JSON",
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

function readJson(text: string): RerankRequestInput | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as RerankRequestInput) : null;
  } catch {
    return null;
  }
}
