import { DESCRIPTIONS } from "../packages/core/src/judges/factuality/rules/described/descriptions.ts";
import type { Rule } from "../packages/core/src/judges/factuality/rules/rule.ts";
import { RULES } from "../packages/core/src/judges/factuality/rules/rules.ts";

const PATTERN = /(?<=<!-- rules:start[^\n]*-->\n)[\s\S]*?(?=<!-- rules:end -->)/;

/** docs/guides/factuality.md with the tables of rules between its marks made anew. */
export function withRules(guide: string): string {
  if (!PATTERN.test(guide)) throw new Error("The guide has lost the marks rules:start and rules:end.");
  return guide.replace(PATTERN, () => `\n${tables()}\n`);
}

function tables(): string {
  const rowsOf = (kind: Rule["kind"]) => RULES.filter((rule) => rule.kind === kind).map(row);
  return `A contradiction makes a claim \`incorrect\`. The first one found in the nearest sentence is reported.

| rule | what it finds | type | languages | source → text |
|---|---|---|---|---|
${rowsOf("contradiction").join("\n")}

An objection says why a sentence does not prove a claim; a sentence without any objection proves it.

| rule | what it finds | languages | source → text |
|---|---|---|---|
${rowsOf("objection").join("\n")}
`;
}

function row({ id, issueType }: Rule): string {
  const { summary, languages, examples } = DESCRIPTIONS[id]!;
  const [{ source, text, marked = "" }] = examples.hit;
  const type = issueType === null ? [] : [`\`${issueType}\``];
  const shown = marked === "" ? text : text.replace(marked, `**${marked}**`);
  return `| ${[`\`${id}\``, summary, ...type, languages.join(", "), `${source} → ${shown}`].join(" | ")} |`;
}
