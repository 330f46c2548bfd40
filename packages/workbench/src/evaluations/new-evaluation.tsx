import { type FormEvent, useEffect, useRef, useState } from "react";
import { call, type NewEvaluationInput, useAction } from "../api/index.ts";
import { useRouter } from "../browser/index.ts";
import { Button, Card, ErrorState, Field, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { readRows } from "./read-rows.ts";
import { RowsField, type RowsText } from "./rows-field.tsx";
import { sampleRows } from "./sample-rows.ts";

const TASKS = ["factuality", "coherence", "readability", "spans", "rerank"] as const;
const POLICIES = ["probability", "score", "non_error", "weight_0.5", "count_as_error"] as const;

/** Starts an evaluation on labelled rows and goes to its page. */
export function NewEvaluation({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const [name, setName] = useState("");
  const [task, setTask] = useState<NewEvaluationInput["task"]>("factuality");
  const [policy, setPolicy] = useState<NonNullable<NewEvaluationInput["policy"]>>("probability");
  const [rows, setRows] = useState<RowsText>({ text: "", file: null });
  const [wrong, setWrong] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const start = useAction(async (body: NewEvaluationInput) => {
    const { evaluation_id } = await call("createEvaluation", { body });
    navigate(`/evaluations/${evaluation_id}`);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readRows(rows.text);
    if (read.status === "bad_line") return setWrong(t("evaluations.bad_line", { line: read.line }));
    if (read.rows.length === 0) return setWrong(t("evaluations.no_rows"));
    setWrong(null);
    const rule = task === "factuality" ? { policy } : {};
    void start.run({ name: name.trim() || t("evaluations.unnamed"), task, rows: read.rows, ...rule });
  };
  const fillIn = () => {
    setTask("factuality");
    setWrong(null);
    setRows({ text: sampleRows(), file: null });
    if (name === "") setName(t("evaluations.sample_name"));
  };
  return (
    <Card
      title={t("evaluations.new")}
      actions={
        <Button kind="quiet" small icon="file" onClick={fillIn}>
          {t("evaluations.fill_sample")}
        </Button>
      }
    >
      <form className="stack" onSubmit={send}>
        <div className="grid-3">
          <Field label={t("evaluations.name")}>
            {(props) => (
              <input
                {...props}
                ref={first}
                className="input"
                maxLength={200}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={t("evaluations.task")}>
            {(props) => (
              <Select
                {...props}
                value={task}
                options={TASKS.map((one) => [one, t(`evaluations.task_${one}`)])}
                onChoose={(value) => setTask(TASKS.find((one) => one === value) ?? "factuality")}
              />
            )}
          </Field>
          {task === "factuality" && (
            <Field label={t("evaluations.policy")}>
              {(props) => (
                <Select
                  {...props}
                  value={policy}
                  options={POLICIES.map((one) => [one, t(`evaluations.policy_${one}`)])}
                  onChoose={(value) => setPolicy(POLICIES.find((one) => one === value) ?? "probability")}
                />
              )}
            </Field>
          )}
        </div>
        <RowsField rows={rows} hint={t(`evaluations.rows_hint_${task}`)} error={wrong} onChange={setRows} />
        {start.failure && <ErrorState failure={start.failure} />}
        <div className="row">
          <Button kind="primary" icon="play" type="submit" busy={start.busy}>
            {t("evaluations.start")}
          </Button>
          <Button onClick={onClose}>{t("design.cancel")}</Button>
        </div>
      </form>
    </Card>
  );
}
