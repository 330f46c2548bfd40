import { isOfType } from "./follows-schema.ts";
import { schemaProblem } from "./schema-problem.ts";
import type { WireSchema } from "./wire-schema.ts";

/**
 * What a server that decodes by a schema makes of an answer: forbidden members are gone, missing ones filled with the
 * first thing the schema allows. Throws for a schema that such a server refuses, and for a value that its grammar
 * could never write.
 */
export function enforceSchema(schema: WireSchema, value: unknown): unknown {
  const problem = schemaProblem(schema);
  if (problem !== undefined) throw new TypeError(`Invalid schema: ${problem}`);
  return enforced(schema, value, "answer");
}

function enforced(schema: WireSchema, value: unknown, path: string): unknown {
  if (value === undefined) return filler(schema);
  if (Array.isArray(schema.anyOf)) {
    const option = (schema.anyOf as readonly WireSchema[]).find((one) => isOfType(one, value));
    if (option !== undefined) return enforced(option, value, path);
  } else if (isOfType(schema, value)) {
    if (Array.isArray(value))
      return value.map((item, at) => enforced(schema.items as WireSchema, item, `${path}[${at}]`));
    return typeof value === "object" && value !== null ? enforcedMembers(schema, value, path) : value;
  }
  throw new TypeError(`${path}: a decoder could not write ${JSON.stringify(value)}`);
}

function enforcedMembers({ properties }: WireSchema, value: object, path: string): unknown {
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(properties as Record<string, WireSchema>).map(([name, member]) => [
      name,
      enforced(member, given[name], `${path}.${name}`),
    ]),
  );
}

const EMPTY: Readonly<Record<string, unknown>> = { string: "", number: 0, integer: 0, boolean: false, null: null };

function filler(schema: WireSchema): unknown {
  const options = Array.isArray(schema.anyOf) ? (schema.anyOf as readonly WireSchema[]) : [schema];
  const types = options.flatMap(({ type }) => type);
  if (types.includes("null")) return null;
  const [option] = options;
  if (Array.isArray(option!.enum)) return option!.enum[0] as unknown;
  if (option!.type === "array") return [];
  return option!.type === "object" ? enforcedMembers(option!, {}, "") : EMPTY[String(option!.type)];
}
