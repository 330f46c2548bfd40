import { Button, Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type CandidateDraft, emptyCandidate } from "./request-draft.ts";

/** The candidates of a request, one block of fields each. */
export function CandidateFields({
  candidates,
  onChange,
}: {
  readonly candidates: readonly CandidateDraft[];
  readonly onChange: (candidates: readonly CandidateDraft[]) => void;
}) {
  const { t } = useTranslation();
  const set = (key: number, changes: Partial<CandidateDraft>) =>
    onChange(candidates.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const next = Math.max(0, ...candidates.map(({ key }) => key)) + 1;
  return (
    <>
      {candidates.map((candidate, index) => (
        <fieldset key={candidate.key} className="rerank-candidate">
          <legend>{t("rerank.candidate_number", { number: index + 1 })}</legend>
          <div className="grid-2">
            <TextField
              label={t("rerank.candidate_title")}
              value={candidate.title}
              onChange={(title) => set(candidate.key, { title })}
            />
            <TextField
              label={t("rerank.address")}
              value={candidate.url}
              onChange={(url) => set(candidate.key, { url })}
            />
          </div>
          <Field label={t("rerank.snippet")}>
            {(props) => (
              <textarea
                {...props}
                className="input"
                rows={2}
                required={index === 0}
                value={candidate.snippet}
                onChange={({ target }) => set(candidate.key, { snippet: target.value })}
              />
            )}
          </Field>
          <div className="rerank-candidate-end">
            <TextField
              type="date"
              label={t("rerank.date")}
              value={candidate.date}
              onChange={(date) => set(candidate.key, { date })}
            />
            {candidates.length > 1 && (
              <Button
                kind="quiet"
                small
                icon="close"
                onClick={() => onChange(candidates.filter(({ key }) => key !== candidate.key))}
              >
                {t("rerank.remove_candidate", { number: index + 1 })}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <p>
        <Button small icon="plus" onClick={() => onChange([...candidates, emptyCandidate(next)])}>
          {t("rerank.add_candidate")}
        </Button>
      </p>
    </>
  );
}

function TextField({
  label,
  value,
  type = "text",
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly type?: "text" | "date";
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {(props) => (
        <input
          {...props}
          className="input"
          type={type}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
