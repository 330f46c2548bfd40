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
  if (!WRITTEN.has(schema)) WRITTEN.set(schema, write(schema));
  return WRITTEN.get(schema);
}

/** Schemas are written for the prompt, the cache and the server of every request, and never change. */
const WRITTEN = new WeakMap<z.ZodType, WireSchema | undefined>();

function write(schema: z.ZodType): WireSchema | undefined {
  try {
    const wire = strictForm(plainForm(schema));
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
function strictForm(node: Node): Node | undefined {
  if (Array.isArray(node.anyOf)) {
    const anyOf = node.anyOf.map((one: Node) => strictForm(one));
    return anyOf.includes(undefined) ? undefined : { anyOf };
  }
  const { type } = node;
  if (type === "object") return strictObject(node);
  if (type === "array") {
    const items = strictForm((node.items ?? {}) as Node);
    return items && { type, items };
  }
  const values = "const" in node ? [node.const] : node.enum;
  if (type === undefined) return undefined;
  return values === undefined ? { type } : { type, enum: values };
}

function strictObject({ properties, additionalProperties }: Node): Node | undefined {
  const members = Object.entries((properties ?? {}) as Record<string, Node>);
  const strict = members.map(([name, member]) => [name, strictForm(member)] as const);
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
