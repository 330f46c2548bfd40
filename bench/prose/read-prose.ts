import { readFileSync } from "node:fs";

/** A text nobody should find fault with; beside its source where it has one. */
export interface ProseRow {
  readonly id: string;
  readonly lang: "de" | "en" | "es";
  readonly genre: string;
  readonly text: string;
  readonly source?: string;
}

export const PROSE_LANGUAGES = ["en", "de", "es"] as const;

/** Good paragraphs of a language: those the rules were learned on, those kept apart, those written after. */
export function readProse(lang: ProseRow["lang"], half: "dev" | "kept" | "after"): readonly ProseRow[] {
  return linesOf<ProseRow>(new URL(`./${lang}.${half}.jsonl`, import.meta.url));
}

interface ClaimsRow {
  readonly id: string;
  readonly lang: ProseRow["lang"];
  readonly source: string;
  readonly claims: readonly { readonly text: string; readonly label: string }[];
}

/** The correct texts of a file of labelled claims: every source, and every claim its source supports. */
export function readCorrectClaims(file: string | URL, lang: ProseRow["lang"]): readonly ProseRow[] {
  return linesOf<ClaimsRow>(file)
    .filter((row) => row.lang === lang)
    .flatMap(({ id, source, claims }) => [
      { id, lang, genre: "source", text: source },
      ...claims
        .filter(({ label }) => label === "supported")
        .map(({ text }, i) => ({ id: `${id}-${i}`, lang, genre: "claim", text, source })),
    ]);
}

function linesOf<Row>(file: string | URL): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}
