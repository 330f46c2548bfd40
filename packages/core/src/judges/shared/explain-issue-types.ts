import type { IssuePrompt, IssuePrompts } from "../../contracts/issue-types/prompts/issue-prompts.ts";

/** Issue types as a prompt explains them: `a confusing order (ORDERING); the same thing told twice (REDUNDANCY)`. */
export function explainIssueTypes(rows: IssuePrompts<string>, language: string): string {
  return Object.entries(rows)
    .map(([type, row]) => `${promptIn(language, row)} (${type})`)
    .join("; ");
}

/** What a prompt in a language says of a type; in English where it is not written in that language. */
export function promptIn(language: string, row: IssuePrompt): string {
  return Object.hasOwn(row, language) ? row[language as keyof IssuePrompt] : row.en;
}
