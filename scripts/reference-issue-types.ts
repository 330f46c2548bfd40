import { ErrorType, FINDING_DIMENSIONS, ISSUE_TYPES, type IssueTypeRow } from "../packages/core/src/contracts/index.ts";
import { RULES } from "../packages/core/src/judges/factuality/rules/rules.ts";
import { LOCALES } from "../packages/workbench/src/locales/message-table.ts";

/** Where the web app keeps the labels of issue types. */
export const LABELS_PATH = "packages/workbench/src/locales/report/issue-type-labels.ts";

/** The page about every issue type, from the one table of them. */
export function issueTypesPage(note: string): string {
  const parts = FINDING_DIMENSIONS.map((dimension) => {
    const rows = rowsOf(dimension).map(([type, { severity, severityIsFixed, en }]) => {
      const weight = severityIsFixed ? `${severity}, always` : severity;
      return `| \`${type}\` | ${weight} | ${en.message} | ${en.meaning} | ${en.advice} |`;
    });
    return `## ${dimension}

| type | severity | message | meaning | advice |
|---|---|---|---|---|
${rows.join("\n")}
`;
  });
  const given = new Set<string | null>(RULES.map(({ issueType }) => issueType));
  const withoutRule = ErrorType.options.filter((type) => !given.has(type));
  return `# Issue types

${note}

What a finding is about. Programs compare the type; messages, advice and labels come in German, English, Spanish and Portuguese.
The severity is the one a type has when nothing else says so: judges of style weigh each place, a model may say its own,
and \`always\` wins over whatever the input of a report says.

A report may hold types of other producers. They keep their name everywhere; severity and message are those of the input, and the
advice follows the verdict (\`incorrect\` as for CONTRADICTION, \`uncertain\` as for NOT_CONFIRMED), without one the dimension: as for
OTHER in factuality and coherence, as for HARD_TO_PARSE in readability. Case and blanks around a name do not matter.

In factuality ${withoutRule.join(", ")} come from models and other producers only: the embedded judge has no rule
that gives them.

${parts.join("\n")}`;
}

/** The labels of every issue type for the web app, which may not import the core. */
export function labelsSource(): string {
  const tables = LOCALES.map((locale) => {
    // A type of two dimensions has one label; a test holds that.
    const labels = new Map(
      FINDING_DIMENSIONS.flatMap((one) => rowsOf(one).map(([type, row]) => [type, row[locale].label])),
    );
    const lines = Array.from(labels, ([type, label]) => `    type_${type}: ${JSON.stringify(label)},\n`);
    return `  ${locale}: {\n${lines.join("")}  },\n`;
  });
  return `// Made by \`node scripts/reference-docs.ts\` from the table of issue types; do not edit by hand.

/** What a badge calls an issue type. */
export const ISSUE_TYPE_LABELS = {
${tables.join("")}} as const;
`;
}

function rowsOf(dimension: (typeof FINDING_DIMENSIONS)[number]): [string, IssueTypeRow][] {
  return Object.entries(ISSUE_TYPES[dimension]);
}
