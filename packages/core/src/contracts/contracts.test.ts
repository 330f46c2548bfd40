import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messagesOf } from "../languages/messages-of.ts";
import { LOCALES } from "../locales/index.ts";
import { type ErrorData, errorMessage, isErrorCode, parseContract } from "./errors/index.ts";
import {
  CONTRACT_NAMES,
  type ContractName,
  contractJsonSchema,
  contractSchemas,
  isContractName,
} from "./json-schema/index.ts";
import { contractExamples } from "./testing/contract-examples.ts";

const examples = CONTRACT_NAMES.flatMap((name) => contractExamples[name].map((example) => [name, example] as const));

/** Somebody else's objects, which may carry more than is read. */
const OPEN: readonly ContractName[] = ["ExplainabilityInput", "DatasetRow", "RankingRow"];

function parse(name: ContractName, input: unknown) {
  return parseContract<z.ZodType>(contractSchemas[name].schema, input);
}

function errorsOf(name: ContractName, input: unknown): readonly ErrorData[] {
  const outcome = parse(name, input);
  return outcome.status === "failed" ? outcome.errors : [];
}

describe("every contract", () => {
  test.each(examples)("%s accepts its example, and what it gives back", (name, example) => {
    const first = parse(name, example);
    expect(first).toMatchObject({ status: "ok" });
    if (first.status === "ok") expect(parse(name, first.value)).toEqual(first);
  });

  test.each(examples.filter(([name]) => !OPEN.includes(name)))("%s refuses an unknown key", (name, example) => {
    const errors = errorsOf(name, { ...(example as object), scroe: 1 });
    expect(errors).toContainEqual({ code: "unknown_key", params: { key: "scroe" }, path: "scroe" });
  });

  test.each(examples)("%s names each missing field", (name, example) => {
    const { required = [] } = contractJsonSchema(name) as { required?: readonly string[] };
    for (const field of required) {
      const { [field]: _gone, ...rest } = example as Record<string, unknown>;
      expect(errorsOf(name, rest).map(({ code, path }) => `${code} ${path}`)).toContain(`missing_field ${field}`);
    }
  });

  test.each(examples)("%s refuses numbers that are not finite, wherever they stand", (name, example) => {
    for (const place of numbersIn(example)) {
      for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
        expect(errorsOf(name, replaced(example, place, bad)), place.join(".")).not.toEqual([]);
      }
    }
  });

  test.each(CONTRACT_NAMES)("%s is an object: null, lists, texts and numbers are the wrong type", (name) => {
    for (const input of [null, [], "x", 1, true, undefined]) {
      const [error] = errorsOf(name, input);
      expect(["invalid_type", "missing_field"]).toContain(error?.code);
      expect(error?.path.split(".").length).toBe(1);
    }
  });
});

describe("whatever comes in", () => {
  const anyName = fc.constantFrom(...CONTRACT_NAMES);
  const anyValue = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 1e308, "", "__proto__", "2024-06-01"),
  );

  const check = (name: ContractName, input: unknown) => {
    for (const error of errorsOf(name, input)) {
      expect(isErrorCode(error.code)).toBe(true);
      const needed = [...messagesOf("en").errors[error.code].matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]));
      expect(Object.keys(error.params)).toEqual(expect.arrayContaining(needed));
      for (const locale of LOCALES) expect(errorMessage(error, locale)).not.toMatch(/[\n\r]/);
    }
  };

  test("is either a value or errors of the table, never an exception", () => {
    fc.assert(fc.property(anyName, anyValue, check), { numRuns: 500 });
  });

  test("also when one place of a valid object is replaced", () => {
    const anyPlace = fc.constantFrom(...examples).chain(([name, example]) =>
      fc.record({
        name: fc.constant(name),
        example: fc.constant(example),
        place: fc.constantFrom([], ...placesIn(example)),
        value: anyValue,
      }),
    );
    fc.assert(
      fc.property(anyPlace, ({ name, example, place, value }) => check(name, replaced(example, place, value))),
      { numRuns: 2000 },
    );
  });

  test("nesting that exhausts the stack is an error too", () => {
    let deep: unknown = null;
    for (let i = 0; i < 200_000; i += 1) deep = [deep];
    const [item] = contractExamples.EvidenceItem;
    expect(errorsOf("EvidenceItem", { ...(item as object), data: { deep } })).toEqual([
      { code: "too_deep", params: {}, path: "" },
    ]);
  });
});

describe("contractJsonSchema", () => {
  test.each(CONTRACT_NAMES)("%s is JSON Schema 2020-12 with title and description", (name) => {
    const schema = contractJsonSchema(name);
    expect(schema).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema", title: name });
    expect(schema.description).toMatch(/\.$/);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  test.each(examples)("%s read back from JSON Schema accepts the example", (name, example) => {
    const readBack = z.fromJSONSchema(contractJsonSchema(name) as Parameters<typeof z.fromJSONSchema>[0]);
    expect(readBack.safeParse(example).error).toBeUndefined();
    expect(readBack.safeParse(3).success).toBe(false);
  });

  test("knows its own names only", () => {
    expect(["Claim", "claim", "toString", ""].filter(isContractName)).toEqual(["Claim"]);
  });
});

type Place = readonly (string | number)[];

/** Every place below the root. */
function placesIn(value: unknown, base: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...base, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesIn(inner, place)];
  });
}

/** Every number, except inside parts a contract leaves open. */
function numbersIn(example: unknown): Place[] {
  const open = new Set(["details", "snapshot", "factuality", "meta"]);
  return placesIn(example).filter(
    (place) =>
      typeof place.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], example) ===
        "number" && !open.has(String(place[0])),
  );
}

function replaced(value: unknown, place: Place, by: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return by;
  const inner = replaced((value as Record<string | number, unknown>)[key], rest, by);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}
