import type { EvaluationRow } from "../api/index.ts";
import { Card, Field, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { Correction } from "./corrections.ts";

/** Where a person says that a label is wrong. It is kept at once; an empty answer takes it back. */
export function LabelForm({
  row: { index, id, task, label, truth },
  correction,
  onCorrect,
}: {
  readonly row: EvaluationRow;
  readonly correction: Correction | undefined;
  readonly onCorrect: (correction: Correction | null) => void;
}) {
  const { t } = useTranslation();
  if (task === "rerank" || task === "spans") return null;
  const was = (task === "factuality" ? label : truth) ?? null;
  const correct = (should_be: boolean | number | null, note = correction?.note ?? "") =>
    onCorrect(should_be === null ? null : { index, id, should_be, was, note, at: new Date().toISOString() });
  return (
    <Card title={t("evaluations.is_label_right")}>
      <div className="stack">
        <p className="soft small">{t("evaluations.label_hint")}</p>
        <div className="grid-2">
          {task === "factuality" ? (
            <Field label={t("evaluations.label_should_be")}>
              {(props) => (
                <Select
                  {...props}
                  value={correction === undefined ? "" : String(correction.should_be)}
                  options={[
                    ["", t("evaluations.label_right")],
                    ...(was === true ? [] : [["true", t("evaluations.says_error")] as const]),
                    ...(was === false ? [] : [["false", t("evaluations.says_fine")] as const]),
                  ]}
                  onChoose={(value) => correct(value === "" ? null : value === "true")}
                />
              )}
            </Field>
          ) : (
            <Field label={t("evaluations.correct_score")} hint={t("evaluations.correct_score_hint")}>
              {(props) => (
                <input
                  {...props}
                  type="number"
                  className="input"
                  min={0}
                  max={1}
                  step={0.05}
                  defaultValue={typeof correction?.should_be === "number" ? correction.should_be : ""}
                  onChange={({ target }) => {
                    const score = target.valueAsNumber;
                    if (target.value === "") correct(null);
                    else if (score >= 0 && score <= 1) correct(score);
                  }}
                />
              )}
            </Field>
          )}
          <Field label={t("evaluations.note")}>
            {(props) => (
              <input
                {...props}
                className="input"
                maxLength={1000}
                disabled={correction === undefined}
                value={correction?.note ?? ""}
                onChange={({ target }) => correct(correction?.should_be ?? null, target.value)}
              />
            )}
          </Field>
        </div>
      </div>
    </Card>
  );
}
