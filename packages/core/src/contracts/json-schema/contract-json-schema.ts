import { z } from "zod";
import { type ContractName, contractSchemas } from "./contract-schemas.ts";

/** A JSON Schema document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema (draft 2020-12) of what a contract accepts.
 * Rules between fields (counts that add up, no verdict without a quote) have no JSON Schema form and are not in it.
 */
export function contractJsonSchema(name: ContractName): JsonSchema {
  const { schema, description } = contractSchemas[name];
  const { $schema, ...body } = z.toJSONSchema(schema, { target: "draft-2020-12", io: "input" });
  return { $schema, title: name, description, ...body };
}
