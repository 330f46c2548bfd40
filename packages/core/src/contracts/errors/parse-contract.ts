import type { z } from "zod";
import { belegErrorOf } from "./any-error.ts";
import type { ErrorData } from "./error-data.ts";
import { errorsFromZod } from "./errors-from-zod.ts";

/** What came of reading an input by a contract: its value, or every error with path and stable code. */
export type ParseOutcome<Value> =
  | { readonly status: "ok"; readonly value: Value }
  | { readonly status: "failed"; readonly errors: readonly [ErrorData, ...ErrorData[]] };

/** Reads an untrusted value by a contract; never throws. */
export function parseContract<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): ParseOutcome<z.output<Schema>> {
  const result = safeParse(schema, input);
  if (result === null) return { status: "failed", errors: [{ code: "too_deep", params: {}, path: "" }] };
  if (result.success) return { status: "ok", value: result.data };
  const [first, ...more] = errorsFromZod(result.error.issues);
  return { status: "failed", errors: [first ?? { code: "invalid_input", params: {}, path: "" }, ...more] };
}

/** Null when the input nests so deep that a recursive schema runs out of stack. */
function safeParse<Schema extends z.ZodType>(schema: Schema, input: unknown) {
  try {
    return schema.safeParse(input, { reportInput: true });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads an untrusted value by a contract at an edge; throws one BelegError that carries every error. */
export function requireContract<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const outcome = parseContract(schema, input);
  if (outcome.status === "ok") return outcome.value;
  throw belegErrorOf(outcome.errors[0], { errors: outcome.errors });
}
