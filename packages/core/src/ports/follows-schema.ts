import type { WireSchema } from "./wire-schema.ts";

/** Whether a value is one that a server which enforces the schema could have written. */
export function followsSchema(schema: WireSchema, value: unknown): boolean {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((option: WireSchema) => followsSchema(option, value));
  if (!isOfType(schema, value)) return false;
  if (Array.isArray(value)) return value.every((item) => followsSchema(schema.items as WireSchema, item));
  if (typeof value !== "object" || value === null) return true;
  const members = schema.properties as Readonly<Record<string, WireSchema>>;
  const given = Object.entries(value);
  // All members are required and no others allowed.
  if (given.length !== Object.keys(members).length) return false;
  return given.every(([name, item]) => Object.hasOwn(members, name) && followsSchema(members[name]!, item));
}

/** Whether a value is of a schema's type, and in its list if it has one, whatever is inside. */
export function isOfType({ type, enum: values }: WireSchema, value: unknown): boolean {
  const kind = kindOf(value);
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (!types.includes(kind) && !(kind === "integer" && types.includes("number"))) return false;
  return !Array.isArray(values) || values.includes(value);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
