import { rowTexts } from "../packages/core/src/decision/policies/rule-conditions.ts";
import { STANDARD_CONDITIONS } from "../packages/core/src/decision/policies/standard-conditions.ts";
import { type FieldRow, VOCABULARY } from "../packages/core/src/decision/policies/vocabulary.ts";

const PATTERN = /(?<=<!-- vocabulary:start[^\n]*-->\n)[\s\S]*?(?=<!-- vocabulary:end -->)/;

/** docs/guides/policies.md with the tables of fields and signals between its marks made anew. */
export function withVocabulary(guide: string): string {
  if (!PATTERN.test(guide)) throw new Error("The guide has lost the marks vocabulary:start and vocabulary:end.");
  return guide.replace(PATTERN, () => `\n${tables()}\n`);
}

function tables(): string {
  const fields = Object.entries(VOCABULARY).map(([name, row]) => fieldLine(name, row));
  const signals = Object.entries(STANDARD_CONDITIONS).map(
    ([name, conditions]) => `| \`${name}\` | ${rowTexts(conditions).map(code).join(" and ")} |`,
  );
  return `| field | what it is | how conditions speak of it | example |
|---|---|---|---|
${fields.join("\n")}

Some conditions have a name, which is also the name of the signal in evidence and audit text. A rule may use the name
instead of the conditions.

| name | stands for |
|---|---|
${signals.join("\n")}
`;
}

function fieldLine(name: string, { window, meaning, example, ...row }: FieldRow): string {
  return `| \`${name}${window ? " in TIME" : ""}\` | ${meaning} | ${waysOf(row).join("; ")} | ${code(example)} |`;
}

function waysOf({
  compares,
  values,
  usual,
  states,
}: Pick<FieldRow, "compares" | "values" | "usual" | "states">): string[] {
  if (compares === "time") return ["`inside`, `outside`, `between … and …`, `<` `<=` `>` `>=`", `\`${usual}\``];
  return [
    ...(compares === "money" ? ["`>` `>=` `<` `<=` an amount"] : []),
    ...(compares === "number" ? ["`>` `>=` `<` `<=` a number"] : []),
    ...(states.length > 0 ? [`\`is\`, \`is not\` ${states.map(code).join(" ")}`] : []),
    ...(values === null ? [] : ["`is`, `is not` a value; `in`, `not in` `[a, list]`"]),
    ...(usual === null ? [] : [`\`in\`, \`not in\` \`${usual}\``]),
  ];
}

function code(text: string): string {
  return `\`${text}\``;
}
