import { salvageJson } from "../salvage/salvage-json.ts";
import type { SalvageFailureCode, SalvageRung } from "../salvage/salvage-outcome.ts";
import type { ModelRequest } from "./language-model.ts";

/** What the raw text of an answer means for the request that asked for it. */
export type AnswerReading<T> =
  | { readonly status: "ok"; readonly value: T; readonly salvage: readonly SalvageRung[] }
  | {
      readonly status: "failed";
      readonly code: "empty" | "unusable_output" | "schema_mismatch" | "out_of_scale";
      readonly detail: string;
    };

/** Reads an answer: against the request's schema through the salvage ladder, or as plain text when it has none. */
export function readAnswer<T>(request: ModelRequest<T>, text: string): AnswerReading<T> {
  if (text.trim() === "") return { status: "failed", code: "empty", detail: "the answer is blank" };
  // Without a schema T is `string` by the type's default: the one place where that promise is kept by hand.
  if (request.schema === undefined) return { status: "ok", value: text as T, salvage: [] };
  const outcome = salvageJson(text, request.schema);
  if (outcome.status === "ok") return { status: "ok", value: outcome.value, salvage: outcome.rungs };
  return { status: "failed", code: codeOf(outcome.code), detail: `${outcome.code}: ${outcome.detail}` };
}

function codeOf(code: SalvageFailureCode): Extract<AnswerReading<never>, { status: "failed" }>["code"] {
  return code === "empty" || code === "schema_mismatch" || code === "out_of_scale" ? code : "unusable_output";
}
