import type { FormEvent, KeyboardEvent } from "react";
import { Button, Card, Checkbox, Field, Select } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { useSession } from "../page/index.ts";
import { type Draft, EMPTY_SOURCE } from "./draft.ts";
import { EXAMPLES } from "./examples.ts";
import { SourceInputs } from "./source-inputs.tsx";
import { TextInput } from "./text-input.tsx";

/** Source, text and how to check them. */
export function CheckForm({
  draft,
  onDraft,
  onCheck,
  busy,
}: {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onCheck: () => void;
  readonly busy: boolean;
}) {
  const { t } = useTranslation();
  const { may } = useSession();
  const change = (changes: Partial<Draft>) => onDraft({ ...draft, ...changes });
  const mayCheck = draft.text.trim() !== "" && may("write") && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayCheck) onCheck();
  };
  const pressed = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form className="stack" onSubmit={submit} onKeyDown={pressed}>
      <div className="row">
        <span className="soft">{t("check.examples")}</span>
        {EXAMPLES.map(({ lang, name, source, text }) => (
          <Button
            key={lang}
            small
            lang={lang}
            onClick={() => change({ sources: [{ ...EMPTY_SOURCE, text: source }], text, label: name })}
          >
            {lang.toUpperCase()} · {name}
          </Button>
        ))}
      </div>
      <div className="grid-2">
        <SourceInputs sources={draft.sources} onSources={(sources) => change({ sources })} />
        <Card>
          <TextInput
            label={t("check.text")}
            hint={t("check.text_hint")}
            value={draft.text}
            onText={(text) => change({ text })}
          />
        </Card>
      </div>
      <Card>
        <Field label={t("check.criteria")} hint={t("check.criteria_hint")} className="check-criteria">
          {(props) => (
            <textarea
              {...props}
              className="input"
              rows={2}
              value={draft.criteria}
              onChange={({ target }) => change({ criteria: target.value })}
            />
          )}
        </Field>
        <div className="check-options">
          <Field label={t("check.label")}>
            {(props) => (
              <input
                {...props}
                className="input"
                maxLength={200}
                value={draft.label}
                disabled={!draft.keep}
                onChange={({ target }) => change({ label: target.value })}
              />
            )}
          </Field>
          <Field label={t("check.lang")}>
            {(props) => (
              <Select
                {...props}
                value={draft.lang}
                onChoose={(lang) => change({ lang: lang as Draft["lang"] })}
                options={[
                  ["", t("check.lang_auto")],
                  ["de", "Deutsch"],
                  ["en", "English"],
                  ["es", "Español"],
                  ["pt", "Português"],
                ]}
              />
            )}
          </Field>
          <Checkbox label={t("check.save")} checked={draft.keep} onTick={(keep) => change({ keep })} />
          <Button
            type="submit"
            kind="primary"
            icon="check"
            busy={busy}
            disabled={!mayCheck && !busy}
            title="Ctrl+Enter"
          >
            {t("check.check")}
          </Button>
        </div>
        {!may("write") && <p className="soft small">{t("check.not_allowed")}</p>}
      </Card>
    </form>
  );
}
