import { type DragEvent, useState } from "react";
import { classNames, Field, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { readTextFile } from "./read-text-file.ts";

/** A large field one can type or paste into, or drop a file onto. */
export function TextInput({
  label,
  hint,
  value,
  onText,
  error,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error?: string | undefined;
}) {
  const { t, count } = useTranslation();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readTextFile(file);
    if (read.status === "ok") {
      setRefused(null);
      onText(read.text);
    } else setRefused(t(`check.file_${read.status}`, { name: file.name }));
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const words = value.split(/\s+/).filter((word) => word !== "").length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button beside opens files by keyboard
    <div
      className={classNames("text-input", over && "text-input-over")}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <Field label={label} hint={hint} error={refused ?? error}>
        {(props) => (
          <textarea
            {...props}
            className="input"
            rows={14}
            dir="auto"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <div className="text-input-foot">
        <label className="button button-quiet button-small file-button">
          <Icon name="upload" />
          {t("check.open_file")} <span className="hidden-text">({label})</span>
          <input
            type="file"
            className="hidden-text"
            accept=".txt,.md,.text,text/*"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
        <span className="soft small">{count("check.words", words)}</span>
      </div>
    </div>
  );
}
