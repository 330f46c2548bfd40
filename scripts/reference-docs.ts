// Writes docs/reference/ from the tables in the code; a test fails when the committed pages are not current.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ERROR_CODES, type ErrorCode } from "../packages/core/src/contracts/index.ts";
import { errors } from "../packages/core/src/locales/errors/index.ts";

const NOTE = "<!-- Made by `node scripts/reference-docs.ts`; do not edit by hand. -->";

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

function errorsPage(): string {
  const rows = (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => {
    const { http, exit, when } = ERROR_CODES[code];
    return `| \`${code}\` | ${http} | ${exit} | ${cell(when)} | ${cell(errors.en[code])} |`;
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

/** Every generated page: path in the repository and content. */
export function referencePages(): readonly { readonly path: string; readonly content: string }[] {
  return [{ path: "docs/reference/errors.md", content: errorsPage() }];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, content } of referencePages()) {
    writeFileSync(new URL(`../${path}`, import.meta.url), content);
    process.stdout.write(`${path}\n`);
  }
}
