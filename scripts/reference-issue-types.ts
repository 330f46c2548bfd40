import { ErrorType, FINDING_DIMENSIONS, ISSUE_TYPES, type IssueTypeRow } from "../packages/core/src/contracts/index.ts";
import { meaningOf } from "../packages/core/src/contracts/issue-types/meanings/meaning-of.ts";
import { RULES } from "../packages/core/src/judges/factuality/rules/rules.ts";
import type { Locale } from "../packages/workbench/src/locales/message-table.ts";

/** The page about every issue type, from the one table of them. */
export function issueTypesPage(note: string): string {
  const parts = FINDING_DIMENSIONS.map((dimension) => {
    const rows = rowsOf(dimension).map(([type, { severity, severityIsFixed, en }]) => {
      const weight = severityIsFixed ? `${severity}, always` : severity;
      return `| \`${type}\` | ${weight} | ${en.message} | ${meaningOf(dimension, type)?.en} | ${en.advice} |`;
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

/** What a badge calls an issue type, by locale. A type of two dimensions has one label; a test holds that. */
export function issueTypeLabels(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    FINDING_DIMENSIONS.flatMap((one) => rowsOf(one).map(([type, row]) => [`type_${type}`, row[locale].label])),
  );
}

function rowsOf(dimension: (typeof FINDING_DIMENSIONS)[number]): [string, IssueTypeRow][] {
  return Object.entries(ISSUE_TYPES[dimension]);
}
