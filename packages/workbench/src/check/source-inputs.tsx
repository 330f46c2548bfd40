import { Button, Card, Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type DraftSource, EMPTY_SOURCE, freeKey, withFiles } from "./draft.ts";
import { TextInput } from "./text-input.tsx";

/** One source, or several with a name each. */
export function SourceInputs({
  sources,
  onSources,
}: {
  readonly sources: readonly DraftSource[];
  readonly onSources: (sources: readonly DraftSource[]) => void;
}) {
  const { t } = useTranslation();
  const several = sources.length > 1;
  const change = (key: number, changes: Partial<DraftSource>) =>
    onSources(sources.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const add = () => onSources([...sources, { ...EMPTY_SOURCE, key: freeKey(sources) }]);
  return (
    <Card>
      <div className="stack">
        {sources.map(({ key, name, text }, at) => (
          <div key={key} className="stack">
            {several && (
              <div className="row check-source">
                <Field label={t("check.source_name", { number: at + 1 })}>
                  {(props) => (
                    <input
                      {...props}
                      className="input"
                      maxLength={512}
                      value={name}
                      placeholder={String(at + 1)}
                      onChange={({ target }) => change(key, { name: target.value })}
                    />
                  )}
                </Field>
                <Button
                  small
                  kind="quiet"
                  icon="trash"
                  onClick={() => onSources(sources.filter((one) => one.key !== key))}
                >
                  {t("check.remove_source", { number: at + 1 })}
                </Button>
              </div>
            )}
            <TextInput
              label={several ? t("check.source_number", { number: at + 1 }) : t("check.source")}
              hint={t("check.source_hint")}
              value={text}
              onText={(changed) => change(key, { text: changed })}
              onFiles={(files) => onSources(withFiles(sources, key, files))}
            />
          </div>
        ))}
        <div>
          <Button small icon="plus" onClick={add}>
            {t("check.add_source")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
