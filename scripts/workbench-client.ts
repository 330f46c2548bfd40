// Writes the types the web app calls the service with, from the service's own description of itself.
// `node scripts/reference-http.ts` runs it; a test fails when the file is not current.
import type { ApiDocument } from "../packages/beleg/src/server/index.ts";
import { type Operation, operationsOf, type Parameter, type Schema, schemasOf } from "./openapi-operations.ts";

/** Where the web app keeps what is generated. */
export const CLIENT_PATH = "packages/workbench/src/api/generated.ts";

/** The generated file: one type for each schema, one entry for each operation, and the table of their addresses. */
export function clientSource(document: ApiDocument): string {
  const operations = operationsOf(document);
  const types = Object.entries(schemasOf(document)).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema, "")};\n`,
  );
  const entries = operations.map(({ operation }) => `  ${operation.operationId}: ${operationType(operation)};\n`);
  const routes = operations.map(
    ({ method, path, operation }) => `  ${operation.operationId}: { method: "${method}", path: "${path}" },\n`,
  );
  return `// Made by \`node scripts/reference-http.ts\` from the service's OpenAPI description; do not edit by hand.

${types.join("\n")}
/** What each operation takes and answers. */
export type Operations = {
${entries.join("")}};

/** Where each operation lives. */
export const ROUTES = {
${routes.join("")}} as const satisfies Readonly<Record<keyof Operations, { readonly method: string; readonly path: string }>>;
`;
}

function operationType({ parameters = [], requestBody, responses = {} }: Operation): string {
  const good = Object.entries(responses).find(([code]) => code.startsWith("2"))?.[1];
  const answer = Object.values(good?.content ?? {})[0]?.schema;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const fields = [
    ...parametersType("path", parameters),
    ...parametersType("query", parameters),
    ...(body === undefined ? [] : [`body: ${typeOf(body, "  ")}`]),
    `answer: ${answer === undefined ? "undefined" : typeOf(answer, "  ")}`,
  ];
  return `{ ${fields.join("; ")} }`;
}

function parametersType(place: "path" | "query", parameters: readonly Parameter[]): string[] {
  const mine = parameters.filter((parameter) => parameter.in === place);
  if (mine.length === 0) return [];
  const optional = mine.every(({ required }) => required !== true) ? "?" : "";
  const fields = mine.map(({ name, required, schema }) => `${name}${required ? "" : "?"}: ${typeOf(schema, "")}`);
  return [`${place}${optional}: { ${fields.join("; ")} }`];
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref)?.[1] ?? "unknown";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return [...new Set(union.map((one) => typeOf(one, indent)))].join(" | ");
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type: type as string }, indent)).join(" | ");
  }
  if (schema.type === "string") return "string";
  if (schema.type === "number" || schema.type === "integer") return "number";
  if (schema.type === "boolean") return "boolean";
  if (schema.type === "null") return "null";
  if (schema.type === "array") return arrayType(schema, indent);
  if (schema.type === "object" || schema.properties !== undefined) return objectType(schema, indent);
  return "unknown";
}

function arrayType({ items, prefixItems }: Schema, indent: string): string {
  if (prefixItems !== undefined) return `[${prefixItems.map((one) => typeOf(one, indent)).join(", ")}]`;
  return `(${items === undefined ? "unknown" : typeOf(items, indent)})[]`;
}

function objectType({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const doc =
      schema.description === undefined ? "" : `${inner}/** ${schema.description.replaceAll("*/", "* /")} */\n`;
    return `${doc}${inner}${key}${required.includes(name) ? "" : "?"}: ${typeOf(schema, inner)};\n`;
  });
  const rest =
    typeof additionalProperties === "object" ? `{ [key: string]: ${typeOf(additionalProperties, indent)} }` : null;
  if (fields.length === 0) return rest ?? "{ [key: string]: unknown }";
  const own = `{\n${fields.join("")}${indent}}`;
  return rest === null ? own : `${own} & ${rest}`;
}
