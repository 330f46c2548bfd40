import type { IssueTypeRow } from "../../contracts/index.ts";
import type { Locale } from "../../locales/index.ts";

/** Issue types as a prompt explains them: `a confusing order (ORDERING); the same thing told twice (REDUNDANCY)`. */
export function explainIssueTypes(rows: Readonly<Record<string, IssueTypeRow>>, locale: Locale): string {
  return Object.entries(rows)
    .map(([type, row]) => `${row[locale].prompt} (${type})`)
    .join("; ");
}
