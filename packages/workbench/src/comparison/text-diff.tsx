import { useMemo } from "react";
import { useTranslation } from "../locales/index.ts";
import { type DiffPart, diffWords } from "./diff-words.ts";
import "./comparison.css";

/** Two texts side by side: what went is struck on the left, what came is marked on the right. */
export function TextDiff({
  before,
  after,
  names,
}: {
  readonly before: string;
  readonly after: string;
  readonly names: readonly [string, string];
}) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div className="diff">
      <Side name={names[0]} parts={parts} without="new" />
      <Side name={names[1]} parts={parts} without="gone" />
    </div>
  );
}

function Side({
  name,
  parts,
  without,
}: {
  readonly name: string;
  readonly parts: readonly DiffPart[];
  readonly without: "gone" | "new";
}) {
  const { t } = useTranslation();
  const shown = parts.filter(({ kind }) => kind !== without);
  return (
    <div className="diff-side">
      <h3>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="diff-text" dir="auto" tabIndex={0} aria-label={name}>
        {shown.length === 0 && <span className="soft">{t("comparison.empty")}</span>}
        {shown.map(({ kind, text }, at) => {
          // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their order
          if (kind === "gone") return <del key={at}>{text}</del>;
          if (kind === "new") return <ins key={at}>{text}</ins>;
          return <span key={at}>{text}</span>;
          // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
        })}
      </section>
    </div>
  );
}
