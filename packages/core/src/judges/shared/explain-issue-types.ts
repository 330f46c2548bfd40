import type { IssueTypeRow } from "../../contracts/index.ts";
import { isLocale } from "../../locales/index.ts";

/** Issue types as a prompt explains them: `a confusing order (ORDERING); the same thing told twice (REDUNDANCY)`. */
export function explainIssueTypes(rows: Readonly<Record<string, IssueTypeRow>>, language: string): string {
  return Object.entries(rows)
    .map(([type, row]) => `${promptText(row, language)} (${type})`)
    .join("; ");
}

/** What a prompt says of a type; in English where the prompt's language is no locale. */
export function promptText(row: IssueTypeRow, language: string): string {
  return row[isLocale(language) ? language : "en"].prompt;
}
