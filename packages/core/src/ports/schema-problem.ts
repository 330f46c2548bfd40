import type { WireSchema } from "./wire-schema.ts";

/** What OpenAI's strict mode, llama.cpp's grammars and the servers built on them all take. */
const KNOWN = new Set(["type", "properties", "required", "additionalProperties", "items", "enum", "anyOf"]);
const TYPES = new Set(["string", "number", "integer", "boolean", "null", "array", "object"]);

/** Why a server that enforces schemas would refuse this one; undefined when it would not. */
export function schemaProblem(schema: WireSchema, path = "answer"): string | undefined {
  if (path === "answer" && schema.type !== "object") return "answer: must be an object";
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
  if (unknown !== undefined) return `${path}: the keyword ${unknown} is not permitted`;
  if (Array.isArray(schema.anyOf))
    return first(schema.anyOf, (option) => schemaProblem(option as WireSchema, `${path}|`));
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (!types.every((type) => typeof type === "string" && TYPES.has(type))) return `${path}: must have a type`;
  if (types.includes("array")) return schemaProblem((schema.items ?? {}) as WireSchema, `${path}[]`);
  return types.includes("object") ? objectProblem(schema, path) : undefined;
}

function objectProblem(schema: WireSchema, path: string): string | undefined {
  if (schema.additionalProperties !== false) return `${path}: additionalProperties must be false`;
  const members = Object.entries((schema.properties ?? {}) as Record<string, WireSchema>);
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  if (members.length === 0) return `${path}: must have properties`;
  return first(members, ([name, member]) =>
    required.includes(name) ? schemaProblem(member, `${path}.${name}`) : `${path}.${name}: must be required`,
  );
}

function first<T>(list: readonly T[], problem: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const found = problem(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
