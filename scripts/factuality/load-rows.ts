import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../packages/core/src/text/index.ts";

/** One labelled summary of the development data. */
export interface LabelledRow {
  readonly dataset: string;
  readonly origin: string;
  readonly system: string;
  readonly language: Language;
  readonly article_text: string;
  readonly summary_text: string;
  /** 1 when people found an error. */
  readonly label: number;
  /** Number of the article: rows of one article stay together in every split. */
  readonly group: number;
}

const FILES = ["frank", "xsumfaith", "summedits", "summeval"];

/** Reads the public sets; SummEval counts as wrong below the full mark for consistency. */
export function loadRows(folder: string): LabelledRow[] {
  const groups = new Map<string, number>();
  return FILES.flatMap((name) =>
    readFileSync(join(folder, `${name}.dev.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const row = JSON.parse(line);
        const key = row.article_text.replace(/\W+/g, "").toLowerCase().slice(0, 200);
        const group = groups.get(key) ?? groups.size;
        groups.set(key, group);
        return {
          dataset: name,
          origin: row.origin ?? "cnndm",
          system: row.system ?? "",
          language: "en",
          article_text: row.article_text,
          summary_text: row.summary_text,
          label: Number(row.gt === undefined ? row.has_error : row.gt.factuality < 5),
          group,
        };
      }),
  );
}
