import { type DragEvent, useState } from "react";
import { classNames, Field, failureText, Icon } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { ACCEPTED, type FileText, readFile } from "./read-file.ts";

/** A file that was read. */
export type ReadText = { readonly name: string; readonly text: string };

/** A large field one can type or paste into, or drop files onto. */
export function TextInput({
  label,
  hint,
  value,
  onText,
  onFiles,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Takes the files that were read, where there may be several; else the first one is the text. */
  readonly onFiles?: (files: readonly ReadText[]) => void;
}) {
  const words = useTranslation();
  const { t, count } = words;
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (files: readonly File[]) => {
    const wanted = onFiles === undefined ? files.slice(0, 1) : files;
    const read: ReadText[] = [];
    const problems: string[] = [];
    for (const file of wanted) {
      setReading(file.name);
      const found = await readFile(file);
      if (found.status === "ok") read.push(found);
      else problems.push(problemOf(found));
    }
    setReading(null);
    setRefused(problems.length === 0 ? null : problems.join(" "));
    if (read.length > 0) {
      if (onFiles) onFiles(read);
      else onText(read[0]?.text ?? "");
    }
  };
  const problemOf = (found: Exclude<FileText, { status: "ok" }>): string => {
    const { name } = found;
    if (found.status === "too_large") return t("check.file_too_large", { name, limit: found.limit });
    if (found.status === "not_text") return t("check.file_not_text", { name });
    return t("check.file_refused", { name, why: failureText(words, found.failure) });
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
    void take([...event.dataTransfer.files]);
  };
  const size = value.split(/\s+/).filter((word) => word !== "").length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button beside opens files by keyboard
    <div
      className={classNames("text-input", over && "text-input-over")}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <Field label={label} hint={hint} error={refused ?? undefined}>
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
            accept={ACCEPTED}
            multiple={onFiles !== undefined}
            onChange={({ target }) => {
              void take([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </label>
        <span className="soft small">{t("check.file_kinds")}</span>
        <span className="soft small text-input-size" role="status">
          {reading === null ? count("check.words", size) : t("check.reading", { name: reading })}
        </span>
      </div>
    </div>
  );
}
