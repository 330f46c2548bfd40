import type { Run } from "../api/index.ts";
import type { Translation } from "../locales/index.ts";

/** What a run is called: its label, else its number. */
export function runName({ t }: Pick<Translation, "t">, { id, label }: Pick<Run, "id" | "label">): string {
  return label === null || label.trim() === "" ? t("runs.number", { id }) : label;
}
