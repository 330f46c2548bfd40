import type { Finding, Severity } from "../../contracts/explainability.ts";
import { findIssueType } from "../../contracts/issue-types/find-issue-type.ts";
import { findIssueRow } from "../../contracts/issue-types/index.ts";
import { meaningOf } from "../../contracts/issue-types/meanings/meaning-of.ts";
import { formatMessage, type Locale } from "../../locales/index.ts";

/** What SARIF calls a severity. */
export const LEVEL: Readonly<Record<Severity, string>> = { high: "error", medium: "warning", low: "note" };

/** The texts of a finding's rule: those of its issue type; a type of another producer has only its name. */
export function ruleTexts({ dimension, source }: Finding, locale: Locale): object {
  const type = source.issue_type;
  const row = type === null ? undefined : findIssueRow(dimension, type);
  if (row === undefined) {
    const label = formatMessage(`report.dimension_${dimension}`, {}, locale);
    const text = plainText(type === null ? label : `${label}: ${type}`);
    return { shortDescription: { text }, help: { text }, properties: { tags: [dimension] } };
  }
  const { message, advice } = row[locale];
  const meaning = meaningOf(dimension, findIssueType(dimension, type!)!)![locale];
  return {
    shortDescription: { text: plainText(message) },
    fullDescription: { text: plainText(meaning) },
    help: { text: plainText(`${meaning} ${advice}`), markdown: `**${plainText(meaning)}**\n\n${plainText(advice)}` },
    defaultConfiguration: { level: LEVEL[row.severity] },
    properties: { tags: [dimension] },
  };
}

/** Text as SARIF reads messages (3.11.5, 3.11.6): a single brace would open a placeholder, `](` a link to anywhere. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/[{}]/g, "$&$&").replaceAll("](", "] (");
}
