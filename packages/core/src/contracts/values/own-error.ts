import type { z } from "zod";
import type { ErrorCode, ErrorParams } from "../errors/index.ts";

/** Makes a schema answer a wrong value with its own code; an absent value stays `missing_field`. */
export function named(code: ErrorCode): { error: (issue: { readonly input?: unknown }) => string | undefined } {
  return { error: (issue) => (issue.input === undefined ? undefined : code) };
}

/** Reports a rule between fields that does not hold, with a code of the table. */
export function addError<Code extends ErrorCode>(
  context: z.RefinementCtx,
  code: Code,
  params: ErrorParams<Code>,
  path: readonly PropertyKey[] = [],
): void {
  context.addIssue({ code: "custom", message: code, params: { ...params }, path: [...path] });
}

/** A rule between fields; it is asked only when every field is sound by itself, so one mistake gives one error. */
export function betweenFields<Value>(
  rule: (value: Value, context: z.RefinementCtx<Value>) => void,
): (value: Value, context: z.RefinementCtx<Value>) => void {
  return (value, context) => {
    if (context.issues.length === 0) rule(value, context);
  };
}
