import { FIELD_WORDS } from "./field-words.ts";

type Schema = Readonly<Record<string, unknown>>;

/** What a caller need not know beforehand: an error says it with the field and the limit. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "additionalProperties",
  "default",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minimum",
  "minLength",
  "pattern",
  "propertyNames",
  "contentMediaType",
]);

/** Optional fields that agents seldom have: taken where they come, told in the reference of the contracts. */
const UNLISTED: ReadonlySet<string> = new Set([
  "contributions",
  "facets",
  "resolution",
  "review",
  "rule",
  "severity",
  "undecided",
]);

/** A JSON schema without its limits, with words for every field. */
export function shortened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shortened);
  if (typeof schema !== "object" || schema === null) return schema;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(withoutNull(schema as Schema))) {
    if (LEFT_OUT.has(key)) continue;
    kept[key] = key === "properties" ? described(value as Schema) : shortened(value);
  }
  return kept;
}

function described(properties: Schema): Schema {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      if (UNLISTED.has(name)) return [];
      const short = shortened(schema) as Schema;
      const description = short.description ?? FIELD_WORDS[name];
      return [[name, { ...short, ...(description === undefined ? {} : { description }) }]];
    }),
  );
}

/** A field that may be null may as well be left out. */
function withoutNull(schema: Schema): Schema {
  const { anyOf, type, ...rest } = schema;
  const choices = Array.isArray(anyOf) ? (anyOf as Schema[]).filter((one) => one.type !== "null") : undefined;
  const types = Array.isArray(type) ? type.filter((one) => one !== "null") : undefined;
  if (choices?.length === 1) return { ...rest, ...withoutNull(choices[0]!) };
  return {
    ...rest,
    ...(choices && { anyOf: choices }),
    ...(types ? { type: types.length === 1 ? types[0] : types } : type === undefined ? {} : { type }),
  };
}
