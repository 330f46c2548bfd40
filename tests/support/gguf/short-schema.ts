import { MOST_CHARACTERS, NAMED_THINGS } from "./named-things.ts";

type Schema = Readonly<Record<string, unknown>>;

/**
 * A schema in the words that node-llama-cpp's own decoder knows, with short texts, lists of one and known names: all
 * it lets through, the schema of the product would too. What has no type stays without one.
 */
export function shortSchema(schema: Schema): Schema {
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return { oneOf: options.map(shortSchema) };
  if (Array.isArray(schema.type)) return { oneOf: schema.type.map((type) => shortSchema({ ...schema, type })) };
  if (schema.enum !== undefined || schema.const !== undefined) return schema;
  if (schema.type === "string") return { type: "string", minLength: 1, maxLength: MOST_CHARACTERS };
  if (schema.type === "array")
    return { type: "array", items: shortSchema(schema.items as Schema), minItems: 1, maxItems: 1 };
  // A schema that every server takes knows no ranges: these numbers are on any scale that is asked for.
  if (schema.type === "integer" || schema.type === "number")
    return { enum: schema.type === "integer" ? [1] : [0.5, 1] };
  if (schema.type !== "object") return schema;
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return { ...schema, properties: Object.fromEntries(members.map(([name, member]) => [name, named(name, member)])) };
}

function named(name: string, member: Schema): Schema {
  const thing = NAMED_THINGS[name];
  // A member without a type is no place to put a name into: a decoder would not know what to do with it either.
  return thing === undefined || Object.keys(member).length === 0 ? shortSchema(member) : { const: thing };
}
