import { type ChangeEvent, useId } from "react";
import { Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** Addresses, results or a whole request as text, pasted or from a file. */
export function RequestJson({
  json,
  wrong,
  onChange,
}: {
  readonly json: string;
  readonly wrong: string | null;
  readonly onChange: (json: string) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void target.files?.[0]?.text().then(onChange);
  };
  return (
    <div className="stack">
      <Field label={t("rerank.json_label")} hint={t("rerank.json_hint")} error={wrong}>
        {(props) => (
          <textarea
            {...props}
            className="input rerank-json"
            rows={14}
            spellCheck={false}
            value={json}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("rerank.json_file")}
        </label>
        <input id={id} type="file" className="input" accept=".json,.txt,application/json,text/plain" onChange={open} />
      </div>
    </div>
  );
}
