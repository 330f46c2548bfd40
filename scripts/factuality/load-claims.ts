import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LabelledRow } from "./load-rows.ts";

/** The sets of single claims written for this project; in twins each right claim has a wrong one of the same style. */
export const CLAIM_SETS = ["claims", "twins"] as const;

/** Reads the single claims, each as a text of its own; their sources are numbered from `firstGroup` on. */
export function loadClaims(folder: string, firstGroup: number): LabelledRow[] {
  let group = firstGroup - 1;
  return CLAIM_SETS.flatMap((dataset) =>
    readFileSync(join(folder, `${dataset}.dev.jsonl`), "utf8")
      .trim()
      .split("\n")
      .flatMap((line) => {
        const { lang, source, claims } = JSON.parse(line);
        group += 1;
        return claims.map(
          ({ text, label }: { text: string; label: string }): LabelledRow => ({
            dataset,
            origin: lang,
            system: "",
            language: lang,
            article_text: source,
            summary_text: text,
            label: Number(label !== "supported"),
            group,
          }),
        );
      }),
  );
}
