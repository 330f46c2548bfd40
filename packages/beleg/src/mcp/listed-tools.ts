import { z } from "zod";
import { shortened } from "./shortened.ts";
import { TOOLS } from "./tools.ts";

type ToolSchema = { readonly type: "object"; readonly [key: string]: unknown };

/**
 * The tools as a client reads them, with the schemas of what they take. A model reads all of this before it asks
 * anything, so a field has its type, its choices and a few words; limits are told by the error that breaks them.
 */
export const LISTED_TOOLS = TOOLS.map(({ name, title, description, input, scope }) => ({
  name,
  title,
  description,
  inputSchema: schemaOf(input),
  annotations: { readOnlyHint: scope === "read", destructiveHint: false, openWorldHint: false },
}));

function schemaOf(schema: z.ZodType): ToolSchema {
  const { $schema: _draft, ...body } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      // What leaves a transformation keeps the JSON type of what went in.
      const { def } = zodSchema._zod;
      if (def.type !== "pipe" || Object.keys(jsonSchema).length > 0) return;
      const { $schema: _inner, ...before } = z.toJSONSchema((def as z.core.$ZodPipeDef).in, { io: "input" });
      Object.assign(jsonSchema, before);
    },
  });
  return { ...(shortened(body) as object), type: "object" };
}
