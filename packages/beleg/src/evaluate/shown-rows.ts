import type { EvaluatedRow } from "@beleg/core/contracts";

/** A page opens this many rows; all of them are in `rows.jsonl`. */
export const MAX_SHOWN_ROWS = 5000;
/** And this many characters, a source that rows share counted once. */
const MAX_CHARACTERS = 40_000_000;

/** Keeps the rows a page shows: where there are too many, those the judge was wrong about come before the others. */
export function collectShown(limit = MAX_SHOWN_ROWS) {
  const wrong: EvaluatedRow[] = [];
  const right: EvaluatedRow[] = [];
  const texts = new Set<string>();
  let characters = 0;
  return {
    offer(row: EvaluatedRow): void {
      const kept = row.off_by === null ? right : wrong;
      if (kept.length >= limit || characters > MAX_CHARACTERS) return;
      kept.push(row);
      characters += row.text.length;
      for (const { text } of row.sources) {
        if (!texts.has(text)) characters += text.length;
        texts.add(text);
      }
    },
    list: (): readonly EvaluatedRow[] =>
      [...wrong, ...right].slice(0, limit).sort((left, other) => left.index - other.index),
  };
}
