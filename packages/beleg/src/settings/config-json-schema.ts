import { z } from "zod";
import { configSchema, SETTINGS } from "./setting-table.ts";

/** The name `beleg schema` prints the schema of the configuration file under. */
export const CONFIG_SCHEMA_NAME = "BelegConfig";

/** The JSON Schema of beleg.config, with the defaults, for editors and checks. */
export function configJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, properties = {}, ...body } = z.toJSONSchema(configSchema, { target: "draft-2020-12", io: "input" });
  const described: Record<string, unknown> = { ...properties };
  for (const [name, { fallback }] of Object.entries(SETTINGS)) {
    described[name] = { ...(properties[name] as object), default: fallback };
  }
  return { $schema, title: CONFIG_SCHEMA_NAME, ...body, properties: described };
}
