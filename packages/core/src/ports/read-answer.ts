import { salvageJson } from "../salvage/salvage-json.ts";
import type { SalvageRung } from "../salvage/salvage-outcome.ts";
import type { ModelRequest } from "./language-model.ts";

/** What the raw text of an answer means for the request that asked for it. */
export type AnswerReading<T> =
  | { readonly status: "ok"; readonly value: T; readonly salvage: readonly SalvageRung[] }
  | {
      readonly status: "failed";
      readonly code: "empty" | "unusable_output" | "schema_mismatch";
      readonly detail: string;
    };

/** Reads an answer: against the request's schema through the salvage ladder, or as plain text when it has none. */
export function readAnswer<T>(request: ModelRequest<T>, text: string): AnswerReading<T> {
  if (text.trim() === "") return { status: "failed", code: "empty", detail: "the answer is blank" };
  // Without a schema T is `string` by the type's default: the one place where that promise is kept by hand.
  if (request.schema === undefined) return { status: "ok", value: text as T, salvage: [] };
  const outcome = salvageJson(text, request.schema);
  if (outcome.status === "ok") return { status: "ok", value: outcome.value, salvage: outcome.rungs };
  const code = outcome.code === "empty" || outcome.code === "schema_mismatch" ? outcome.code : "unusable_output";
  return { status: "failed", code, detail: `${outcome.code}: ${outcome.detail}` };
}
