// Writes docs/reference/http.md, docs/reference/openapi.json, the web app's types and the Python client from the service's own routes; a
// test fails when they are not current.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ApiDocument, apiDocument } from "../packages/beleg/src/server/index.ts";
import { pythonClient } from "./python-client.ts";
import { CLIENT_PATH, clientSource } from "./workbench-client.ts";

const NOTE = "<!-- Made by `node scripts/reference-http.ts`; do not edit by hand. -->";

/** The pages about the HTTP interface. */
export async function httpPages(): Promise<readonly { readonly path: string; readonly content: string }[]> {
  const document = await apiDocument("0.1.0");
  return [
    { path: "docs/reference/openapi.json", content: `${JSON.stringify(document, null, 2)}\n` },
    { path: "docs/reference/http.md", content: httpPage(document) },
    { path: CLIENT_PATH, content: clientSource(document) },
    ...pythonClient(document),
  ];
}

function httpPage({ paths }: ApiDocument): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, summary = "", description = "", requestBody, responses = {} }]) => {
        const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => nameOf(schema));
        const [status, good] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? ["", undefined];
        const answer = Object.values(good?.content ?? {}).map(({ schema }) => nameOf(schema));
        const scope = /Needs the scope (\w+)\./.exec(description)?.[1] ?? "none";
        const cells = [
          `\`${method.toUpperCase()} ${path}\``,
          `\`${operationId}\``,
          summary,
          scope,
          body.join(""),
          `${status} ${answer.join("")}`,
        ];
        return `| ${cells.map((cell) => cell.trim().replaceAll("|", "\\|")).join(" | ")} |`;
      },
    ),
  );
  return `# HTTP interface

${NOTE}

The service describes itself: [openapi.json](openapi.json) (OpenAPI 3.1, also at \`/openapi.json\`) and a page at \`/docs\`. Errors are
problem+json with a [stable code](errors.md); how to call it is in the [guide](../guides/service.md).

| route | operation | what it does | scope | body | answer |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

function nameOf(schema: { readonly $ref?: string; readonly [key: string]: unknown }): string {
  if (schema.$ref !== undefined) return `\`${schema.$ref.split("/").at(-1)}\``;
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(nameOf).join(" or ");
  const items = (schema.properties as Record<string, { items?: { $ref?: string } }> | undefined)?.items?.items;
  return items?.$ref === undefined ? "" : `page of ${nameOf(items)}`;
}

if (import.meta.main) {
  for (const { path, content } of await httpPages()) {
    writeFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), content);
    process.stdout.write(`${path}\n`);
  }
}
