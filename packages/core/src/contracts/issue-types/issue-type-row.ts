import type { Locale } from "../../locales/index.ts";
import type { Severity } from "../finding-enums.ts";

/** What an issue type says in one language. */
export interface IssueTypeTexts {
  /** One to three words for a badge on screen. */
  readonly label: string;
  /** What is wrong, in one sentence: a finding's message where the judge has no closer one, and the title of the SARIF rule. */
  readonly message: string;
  /** What to do about it. */
  readonly advice: string;
}

/** Everything there is to know about an issue type. A row that lacks a language does not compile. */
export type IssueTypeRow = {
  /** How grave a finding of this type is when nothing else says so. */
  readonly severity: Severity;
  /** True where that severity wins over whatever the input of a report says. Defaults to false. */
  readonly severityIsFixed?: true;
} & Readonly<Record<Locale, IssueTypeTexts>>;

/** Names some types and lets the compiler check that no row lacks a language or a text. */
export function issueTypeRows<Name extends string>(
  rows: Readonly<Record<Name, IssueTypeRow>>,
): Readonly<Record<Name, IssueTypeRow>> {
  return rows;
}
