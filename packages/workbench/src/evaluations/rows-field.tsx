import { type ChangeEvent, type ReactNode, useId } from "react";
import { Button, Field, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** Rows as text; from a file they are named, not shown, for they can be many megabytes. */
export type RowsText = { readonly text: string; readonly file: string | null };

/** Labelled rows, pasted or from a file. */
export function RowsField({
  rows,
  hint,
  error,
  onChange,
}: {
  readonly rows: RowsText;
  readonly hint: ReactNode;
  readonly error: string | null;
  readonly onChange: (rows: RowsText) => void;
}) {
  const { t, count } = useTranslation();
  const id = useId();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void file.text().then((text) => onChange({ text, file: file.name }));
  };
  const lines = rows.text.split("\n").filter((line) => line.trim() !== "").length;
  return (
    <div className="stack">
      {rows.file === null ? (
        <Field label={t("evaluations.rows_label")} hint={hint} error={error}>
          {(props) => (
            <textarea
              {...props}
              className="input evaluation-rows"
              rows={8}
              spellCheck={false}
              value={rows.text}
              onChange={({ target }) => onChange({ text: target.value, file: null })}
            />
          )}
        </Field>
      ) : (
        <p className="row" role="status">
          <Icon name="file" />
          <strong>{rows.file}</strong> {count("evaluations.lines", lines)}
          <Button kind="quiet" small icon="close" onClick={() => onChange({ text: "", file: null })}>
            {t("evaluations.forget_file")}
          </Button>
          {error && <span className="field-error">{error}</span>}
        </p>
      )}
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("evaluations.rows_file")}
        </label>
        <input id={id} type="file" className="input" accept=".jsonl,.json,.ndjson" onChange={open} />
      </div>
    </div>
  );
}
