import { z } from "zod";
import { askedForm } from "./answer-field.ts";

/** A JSON Schema as it goes to a server. */
export type WireSchema = Readonly<Record<string, unknown>>;

/**
 * Writes a zod schema for servers that enforce what they are sent: every member typed, named and required, no others
 * allowed, and no keyword that OpenAI's strict mode or a grammar decoder refuses. What those cannot enforce (lengths,
 * ranges, patterns) is left to the reader. Undefined for a schema that cannot be written so, such as one with free keys.
 */
export function wireSchema(schema: z.ZodType): WireSchema | undefined {
  if (!WRITTEN.has(schema)) WRITTEN.set(schema, write(schema, []));
  return WRITTEN.get(schema);
}

/** The same with lengths and ranges, for a decoder of our own, which can enforce them. */
export function boundedSchema(schema: z.ZodType): WireSchema | undefined {
  return write(schema, BOUNDS);
}

const BOUNDS = "minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems".split(" ");

/** Schemas are written for the prompt, the cache and the server of every request, and never change. */
const WRITTEN = new WeakMap<z.ZodType, WireSchema | undefined>();

function write(schema: z.ZodType, bounds: readonly string[]): WireSchema | undefined {
  try {
    const wire = strictForm(plainForm(schema), bounds);
    return wire?.type === "object" ? wire : undefined;
  } catch {
    return undefined;
  }
}

type Node = Record<string, unknown>;

function plainForm(schema: z.ZodType): Node {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const form = askedForm(zodSchema);
      if (form === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, plainForm(form));
    },
  }) as Node;
}

/** The same node with nothing but the keywords every decoder knows; undefined when it says too little to be enforced. */
function strictForm(node: Node, bounds: readonly string[]): Node | undefined {
  if (Array.isArray(node.anyOf)) {
    const anyOf = node.anyOf.map((one: Node) => strictForm(one, bounds));
    return anyOf.includes(undefined) ? undefined : { anyOf };
  }
  const { type } = node;
  if (type === "object") return strictObject(node, bounds);
  const kept = Object.fromEntries(bounds.filter((name) => name in node).map((name) => [name, node[name]]));
  if (type === "array") {
    const items = strictForm((node.items ?? {}) as Node, bounds);
    return items && { type, items, ...kept };
  }
  const values = "const" in node ? [node.const] : node.enum;
  if (type === undefined) return undefined;
  return values === undefined ? { type, ...kept } : { type, enum: values };
}

function strictObject({ properties, additionalProperties }: Node, bounds: readonly string[]): Node | undefined {
  const members = Object.entries((properties ?? {}) as Record<string, Node>);
  const strict = members.map(([name, member]) => [name, strictForm(member, bounds)] as const);
  const hasFreeKeys = properties === undefined || isSchema(additionalProperties);
  if (hasFreeKeys || strict.some(([, member]) => member === undefined)) return undefined;
  return {
    type: "object",
    properties: Object.fromEntries(strict),
    required: members.map(([name]) => name),
    additionalProperties: false,
  };
}

/** A loose object says `{}` of its other keys, which it only tolerates; a record says what they hold. */
function isSchema(additional: unknown): boolean {
  return typeof additional === "object" && additional !== null && Object.keys(additional).length > 0;
}
