// Writes docs/reference/, the rules and the vocabulary of policies into their guides and the web app's labels from the tables in the code; a test fails when a
// committed file is not current.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ERROR_CODES, type ErrorCode } from "../packages/core/src/contracts/index.ts";
import {
  CONTRACT_NAMES,
  contractJsonSchema,
  contractSchemas,
} from "../packages/core/src/contracts/json-schema/index.ts";
import { errors } from "../packages/core/src/languages/en/messages/errors.ts";
import { apiPage } from "./reference-api.ts";
import { evaluationPage } from "./reference-evaluation.ts";
import { issueTypesPage } from "./reference-issue-types.ts";
import { withRules } from "./reference-rules.ts";
import { settingsPage } from "./reference-settings.ts";
import { withVocabulary } from "./reference-vocabulary.ts";
import { workbenchWords } from "./workbench-words.ts";

const NOTE = "<!-- Made by `node scripts/reference-docs.ts`; do not edit by hand. -->";

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

function errorsPage(): string {
  const rows = (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => {
    const { http, exit, when } = ERROR_CODES[code];
    return `| \`${code}\` | ${http} | ${exit} | ${cell(when)} | ${cell(errors[code])} |`;
  });
  return `# Errors

${NOTE}

An error is data: a stable \`code\`, its \`params\`, and the \`path\` to the place in the input (\`candidates[0].detected_date\`;
empty for the whole of it). The text comes from the message tables in German, English, Spanish and Portuguese; programs compare the code, never the text.
The names between braces are the params.

| code | HTTP | exit | when | English text |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

function contractsPage(): string {
  const rows = CONTRACT_NAMES.map((name) => {
    const { properties = {}, required = [] } = contractJsonSchema(name) as {
      properties?: Record<string, unknown>;
      required?: readonly string[];
    };
    const fields = Object.keys(properties).map((field) =>
      required.includes(field) ? `\`${field}\`` : `\`${field}\`?`,
    );
    return `| \`${name}\` | ${cell(contractSchemas[name].description)} | ${fields.join(", ") || "one of several, see the schema"} |`;
  });
  return `# Contracts

${NOTE}

Every object that enters or leaves Beleg has one schema; \`beleg schema NAME\` prints it as JSON Schema. Field names are the same in JSON,
TypeScript, the database and the web. Objects are strict: an unknown key, a number that is not finite, a time without offset and a value out of
range are errors with a path and a [stable code](errors.md). Times leave in UTC with \`Z\`; money is a decimal text and an ISO currency.
A field followed by \`?\` may be left out.

| contract | what it is | fields |
|---|---|---|
${rows.join("\n")}
`;
}

const GUIDE = "docs/guides/factuality.md";
const POLICIES = "docs/guides/policies.md";

/** Every generated page: path in the repository and content. */
export function referencePages(): readonly { readonly path: string; readonly content: string }[] {
  return [
    { path: "docs/reference/errors.md", content: errorsPage() },
    { path: "docs/reference/api.md", content: apiPage(NOTE) },
    { path: "docs/reference/contracts.md", content: contractsPage() },
    { path: "docs/reference/issue-types.md", content: issueTypesPage(NOTE) },
    ...workbenchWords(),
    { path: "docs/reference/evaluation-artefacts.md", content: evaluationPage(NOTE) },
    { path: "docs/reference/settings.md", content: settingsPage(NOTE) },
    { path: POLICIES, content: withVocabulary(readFileSync(new URL(`../${POLICIES}`, import.meta.url), "utf8")) },
    { path: GUIDE, content: withRules(readFileSync(new URL(`../${GUIDE}`, import.meta.url), "utf8")) },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, content } of referencePages()) {
    writeFileSync(new URL(`../${path}`, import.meta.url), content);
    process.stdout.write(`${path}\n`);
  }
}
