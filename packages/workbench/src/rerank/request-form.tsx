import { Field, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { CandidateFields } from "./candidate-fields.tsx";
import { FRESHNESS_MODES, type RequestDraft } from "./request-draft.ts";

/** The request as fields: the question, its candidates, and the rules. */
export function RequestForm({
  draft,
  onChange,
}: {
  readonly draft: RequestDraft;
  readonly onChange: (draft: RequestDraft) => void;
}) {
  const { t } = useTranslation();
  const set = (changes: Partial<RequestDraft>) => onChange({ ...draft, ...changes });
  return (
    <div className="stack">
      <Field label={t("rerank.question")} hint={t("rerank.question_hint")}>
        {(props) => (
          <input
            {...props}
            className="input"
            required
            value={draft.query}
            onChange={({ target }) => set({ query: target.value })}
          />
        )}
      </Field>
      <CandidateFields candidates={draft.candidates} onChange={(candidates) => set({ candidates })} />
      <details className="rerank-rules">
        <summary>{t("rerank.rules")}</summary>
        <div className="stack">
          <Field label={t("rerank.closer")} hint={t("rerank.closer_hint")}>
            {(props) => (
              <input
                {...props}
                className="input"
                value={draft.question}
                onChange={({ target }) => set({ question: target.value })}
              />
            )}
          </Field>
          <div className="grid-3">
            <Field label={t("rerank.freshness_rule")}>
              {(props) => (
                <Select
                  {...props}
                  value={draft.freshness}
                  options={FRESHNESS_MODES.map((mode) => [mode, t(`rerank.freshness_${mode}`)])}
                  onChoose={(mode) => set({ freshness: FRESHNESS_MODES.find((one) => one === mode) ?? "standard" })}
                />
              )}
            </Field>
            <HowMany label={t("rerank.how_many")} most={100} value={draft.k} onChange={(k) => set({ k })} />
            <HowMany
              label={t("rerank.how_diverse")}
              most={10}
              value={draft.kinds}
              onChange={(kinds) => set({ kinds })}
            />
          </div>
          <div className="grid-2">
            <SourceLines
              label={t("rerank.preferred")}
              value={draft.preferred}
              onChange={(preferred) => set({ preferred })}
            />
            <SourceLines
              label={t("rerank.disallowed")}
              value={draft.disallowed}
              onChange={(disallowed) => set({ disallowed })}
            />
          </div>
        </div>
      </details>
    </div>
  );
}

function SourceLines({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field label={label} hint={t("rerank.sources_hint")}>
      {(props) => (
        <textarea
          {...props}
          className="input"
          rows={2}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function HowMany(props: {
  readonly label: string;
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, most, value, onChange } = props;
  return (
    <Field label={label}>
      {(given) => (
        <input
          {...given}
          className="input"
          type="number"
          min={1}
          max={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
