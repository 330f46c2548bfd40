// What clients in other languages compile: held against validators that are not ours.
import { contractJsonSchema, contractSchemas } from "@beleg/core/contracts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { LISTED_TOOLS } from "../../mcp/listed-tools.ts";
import { configJsonSchema } from "../../settings/config-json-schema.ts";
import { apiDocument } from "./api-document.ts";

const document = await apiDocument("0.0.0");
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

/** Every pattern, with the key that holds it; names of properties may be patterns too. */
function patternsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "pattern" && typeof inner === "string") found.push(inner);
    if (key === "patternProperties") found.push(...Object.keys(inner as object));
    patternsIn(inner, found);
  }
  return found;
}

/** What only some engines read: Unicode classes and code points in braces, looking behind, names, inline flags. */
const UNPORTABLE = /\\[pP]\{|\\u\{|\(\?<|\(\?[a-z-]+[:)]/;

function expectPortable(schema: unknown): void {
  for (const pattern of patternsIn(schema)) {
    expect(pattern).not.toMatch(UNPORTABLE);
    for (const flags of ["", "u"]) expect(() => new RegExp(pattern, flags), `/${pattern}/${flags}`).not.toThrow();
  }
}

describe("the OpenAPI document", () => {
  it("is one, says a validator of others", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it("has patterns, and only such as every engine compiles", () => {
    expect(patternsIn(document).length).toBeGreaterThan(5);
    expectPortable(document);
  });

  it("says where the service is, and of every operation who may call it", () => {
    expect(document).toMatchObject({ servers: [{ url: "/" }] });
    const open = operations.filter(([, { security }]) => security?.length === 0).map(([name]) => name);
    expect(open).toEqual(["get /healthz", "get /readyz", "get /v1/session", "post /v1/session", "delete /v1/session"]);
    for (const [name, { security }] of operations) {
      if (!open.includes(name)) expect([name, security]).toEqual([name, [{ key: [] }, { session: [] }]]);
    }
  });

  it("gives dates and cursors their form, and events theirs", () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"\w+_at":\{"type":"string"\}/);
    expect(
      text.match(/"next_cursor":\{"anyOf":\[\{"type":"string","maxLength":512,"format":"base64url"/g)?.length,
    ).toBe(6);
    const { content } = document.paths["/v1/runs/{id}/events"]!.get!.responses!["200"]!;
    expect(content).toEqual({ "text/event-stream": { schema: { $ref: "#/components/schemas/RunEvent" } } });
  });
});

it.each(LISTED_TOOLS)("the schema of the tool $name compiles elsewhere", ({ inputSchema }) => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats.default(ajv);
  expect(ajv.compile(inputSchema)).toBeTypeOf("function");
  expectPortable(inputSchema);
});

describe("what a model reads of the tools", () => {
  it("is no more than 3,000 tokens, of four characters each", () => {
    const size = JSON.stringify({ tools: LISTED_TOOLS }).length;
    console.log(`tools/list: ${size} characters, about ${Math.round(size / 4)} tokens`);
    expect(size / 4).toBeLessThanOrEqual(3000);
  });

  it("has words for every field", () => {
    const silent: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== "object" || schema === null) return;
      const { properties = {}, ...rest } = schema as { properties?: Record<string, { description?: string }> };
      for (const [name, field] of Object.entries(properties)) {
        if (!field.description) silent.push(`${path}.${name}`);
        visit(field, `${path}.${name}`);
      }
      for (const [key, inner] of Object.entries(rest)) visit(inner, `${path}/${key}`);
    };
    for (const { name, inputSchema } of LISTED_TOOLS) visit(inputSchema, name);
    expect(silent).toEqual([]);
  });
});

it("the schemas `beleg schema` prints have portable patterns too", () => {
  for (const name of Object.keys(contractSchemas) as (keyof typeof contractSchemas)[]) {
    expectPortable(contractJsonSchema(name));
  }
  expectPortable(configJsonSchema());
});
