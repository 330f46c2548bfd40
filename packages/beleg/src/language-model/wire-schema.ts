import { z } from "zod";

/** A JSON Schema as it goes to the server. */
export interface WireSchema {
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether every member is required, as strict decoding demands. */
  readonly strict: boolean;
}

/** Writes a zod schema for the server: closed objects, no dialect line. Undefined if it cannot be written. */
export function wireSchema(schema: z.ZodType): WireSchema | undefined {
  try {
    const { $schema: _dialect, ...body } = z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      target: "draft-7",
    });
    const seen = { strict: true };
    close(body, seen);
    return { schema: body, strict: seen.strict };
  } catch {
    return undefined;
  }
}

/** Closes every object with named members: a model must not add members that the reader would drop. */
function close(node: unknown, seen: { strict: boolean }): void {
  if (Array.isArray(node)) for (const item of node) close(item, seen);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const object = node as Record<string, unknown>;
  if (object.type === "object") {
    const names = Object.keys((object.properties as object | undefined) ?? {});
    if (object.properties !== undefined) object.additionalProperties = false;
    const required = new Set(Array.isArray(object.required) ? object.required : []);
    if (names.length === 0 || names.some((name) => !required.has(name))) seen.strict = false;
  }
  for (const child of Object.values(object)) close(child, seen);
}
