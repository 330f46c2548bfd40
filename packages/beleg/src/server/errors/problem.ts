import { type BelegError, ERROR_CODES, type ErrorData, errorMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import { z } from "zod";

const ProblemItem = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  path: z.string(),
  detail: z.string(),
});

/** An error as it leaves the service (RFC 9457). `code` is stable; `detail` is for people, in their language. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  params: ProblemItem.shape.params,
  /** Where in the input; empty for the whole of it. */
  path: z.string(),
  /** Every error of the input, when there is more than one. */
  errors: z.array(ProblemItem).optional(),
  request_id: z.string(),
});
export type Problem = z.output<typeof Problem>;

/** Failures of ours that say nothing about the machine: their params may leave it. */
export const SPEAKABLE: ReadonlySet<string> = new Set([
  "overloaded",
  "shutting_down",
  "too_slow",
  "interrupted",
  "model_timeout",
]);

/** The problem document of an error. */
export function problemOf(error: BelegError, request_id: string, locale: Locale): Problem {
  const { code, http: status } = error;
  const title = ERROR_CODES[code].when;
  const type = `urn:beleg:error:${code}`;
  if (status >= 500 && !SPEAKABLE.has(code)) {
    return { type, title, status, detail: title, code, params: {}, path: "", request_id };
  }
  const item = (data: ErrorData) => ({ ...data, params: { ...data.params }, detail: errorMessage(data, locale) });
  return {
    type,
    title,
    status,
    ...item({ code, params: error.params, path: error.path }),
    ...(error.errors.length > 1 ? { errors: error.errors.map(item) } : {}),
    request_id,
  };
}
