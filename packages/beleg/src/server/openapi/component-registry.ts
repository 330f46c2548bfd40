import { contractSchemas, JsonValue } from "@beleg/core/contracts";
import { z } from "zod";

/** The schemas that have a name in the OpenAPI document. */
export const components = z.registry<{ id: string }>();

for (const [id, { schema }] of Object.entries(contractSchemas)) components.add(schema, { id });
// Refers to itself, so it needs a name of its own.
components.add(JsonValue, { id: "JsonValue" });

/** Gives a schema of the service a name in the OpenAPI document. */
export function component<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  components.add(schema, { id });
  return schema;
}
