import { messagesOf } from "../packages/core/src/languages/messages-of.ts";
import { LOCALES, type Locale } from "../packages/workbench/src/locales/message-table.ts";
import { issueTypeLabels } from "./reference-issue-types.ts";

const FOLDER = "packages/workbench/src/locales";

/** Words of an evaluation that its page and its files share: what to know before the figures, and the simple rules beside the judge. */
const EVALUATION = /^(?:warning_|yardstick|beaten|called_|the_judge$|macro$|all_rows$)/;

/** The tables of words that the web app, which may not import the core, has from there: path and content. */
export function workbenchWords(): readonly { readonly path: string; readonly content: string }[] {
  return [
    wordFile("report/issue-type-labels.ts", "ISSUE_TYPE_LABELS", "What a badge calls an issue type.", issueTypeLabels),
    wordFile(
      "decisions/filter-rule-words.ts",
      "FILTER_RULE_WORDS",
      "What a rule of the customer filter finds.",
      (locale) => prefixed("rule_", Object.entries(messagesOf(locale).filter_rules)),
    ),
    wordFile("evaluations/result-words.ts", "RESULT_WORDS", "What the files of an evaluation say too.", (locale) =>
      prefixed(
        "result_",
        Object.entries(messagesOf(locale).evaluation).filter(([key]) => EVALUATION.test(key)),
      ),
    ),
  ];
}

function prefixed(prefix: string, rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(rows.map(([key, text]) => [prefix + key, text]));
}

function wordFile(path: string, name: string, what: string, words: (locale: Locale) => ReadonlyMap<string, string>) {
  const tables = LOCALES.map((locale) => {
    const lines = Array.from(words(locale), ([key, text]) => entry(property(key), JSON.stringify(text)));
    return `  ${locale}: {\n${lines.join("")}  },\n`;
  });
  const content = `// Made by \`node scripts/reference-docs.ts\` from the messages of the core; do not edit by hand.

/** ${what} */
export const ${name} = {
${tables.join("")}} as const;
`;
  return { path: `${FOLDER}/${path}`, content };
}

/** As the formatter would have it. */
function entry(key: string, text: string): string {
  const line = `    ${key}: ${text},`;
  return line.length <= 120 ? `${line}\n` : `    ${key}:\n      ${text},\n`;
}

function property(key: string): string {
  return /^\w+$/.test(key) ? key : JSON.stringify(key);
}
