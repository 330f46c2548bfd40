/** What a person thinks the label of a row should be. */
export type Correction = {
  readonly index: number;
  readonly id: string;
  /** The label that should stand there; a score of people on [0, 1] for tasks that score. */
  readonly should_be: boolean | number;
  readonly was: boolean | number | null;
  readonly note: string;
  readonly at: string;
};

/** Corrections of one evaluation, by the number of the row. */
export type Corrections = Readonly<Record<string, Correction>>;

/** Reads what the browser has kept; whatever is no correction is left out. */
export function readCorrections(kept: string | null): Corrections {
  const read = parsed(kept);
  if (typeof read !== "object" || read === null) return {};
  return Object.fromEntries(Object.entries(read).filter(([, one]) => isCorrection(one))) as Corrections;
}

/** The corrections with one more; null takes the one of that row back. */
export function corrected(before: Corrections, index: number, correction: Correction | null): Corrections {
  const { [index]: _old, ...others } = before;
  return correction === null ? others : { ...others, [index]: correction };
}

/** One line a correction, in the fields a dataset has, so that a script or an editor can put them there. */
export function correctionLines(
  corrections: Corrections,
  { evaluation_id, task, dataset_sha256 }: { evaluation_id: number; task: string; dataset_sha256: string | null },
): string {
  return Object.values(corrections)
    .toSorted((a, b) => a.index - b.index)
    .map(({ id, index, should_be, was, note, at }) => {
      const label =
        typeof should_be === "boolean"
          ? { has_error: should_be, has_error_before: was }
          : { gt: { [task]: should_be }, scale: [0, 1], gt_before: was };
      return `${JSON.stringify({ id, ...label, note, corrected_at: at, evaluation_id, index, dataset_sha256 })}\n`;
    })
    .join("");
}

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== "object" || value === null) return false;
  const { index, id, should_be, note, at } = value as Record<string, unknown>;
  return (
    typeof index === "number" &&
    typeof id === "string" &&
    (typeof should_be === "boolean" || typeof should_be === "number") &&
    typeof note === "string" &&
    typeof at === "string"
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
