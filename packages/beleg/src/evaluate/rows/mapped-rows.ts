import { belegError, type EvaluationTask } from "@beleg/core/contracts";
import { applyPreset, guessPreset, type MappedRow, type Preset } from "@beleg/core/evaluation";

/** Which row of which file is mapped, for the message when it cannot be. */
export interface RowPlace {
  readonly file: string;
  readonly preset: Preset;
  readonly task: EvaluationTask;
  readonly row: number;
}

/** Rows of ours made of one row of the file. One that lacks something ends the run with the names its own tool has for it. */
export function mappedRows(value: unknown, place: RowPlace): readonly unknown[] {
  const { preset, row, task } = place;
  if (task === "rerank") return [value];
  if (preset === "beleg") refuseForeign(value, place);
  return applyPreset(preset, value, row).map((mapped) => usable(mapped, place));
}

/** Refuses a row that is another tool's, with the preset that reads it. */
export function refuseForeign(value: unknown, { file, row }: Pick<RowPlace, "file" | "row">): void {
  const preset = guessPreset(value);
  if (preset !== null) throw belegError("preset_guess", { file, row, preset });
}

function usable(mapped: MappedRow, { file, preset, row, task }: RowPlace): unknown {
  switch (mapped.status) {
    case "ok":
      return mapped.row;
    case "no_context":
      // Coherence and readability are judged on the text alone.
      if (task === "coherence" || task === "readability") return mapped.row;
      throw belegError("preset_no_context", { file, row, preset, fields: mapped.fields });
    case "no_answer":
      throw belegError("preset_no_answer", { file, row, preset, fields: mapped.fields });
    case "not_text":
      throw belegError("preset_not_text", { file, row, preset, field: mapped.field });
  }
}
