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
    ).toBe(5);
    const { content } = document.paths["/v1/runs/{id}/events"]!.get!.responses!["200"]!;
    expect(content).toEqual({ "text/event-stream": { schema: { $ref: "#/components/schemas/RunEvent" } } });
  });
});

it.each(LISTED_TOOLS)("the schemas of the tool $name compile elsewhere", ({ inputSchema, outputSchema }) => {
  for (const schema of [inputSchema, outputSchema]) {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    addFormats.default(ajv);
    expect(ajv.compile(schema)).toBeTypeOf("function");
    expectPortable(schema);
  }
});

it("the schemas `beleg schema` prints have portable patterns too", () => {
  for (const name of Object.keys(contractSchemas) as (keyof typeof contractSchemas)[]) {
    expectPortable(contractJsonSchema(name));
  }
  expectPortable(configJsonSchema());
});
