import { formatMessage, type Locale } from "../../locales/index.ts";
import { MODEL_FAILURE_CODES, type ModelFailureCode } from "../../ports/model-failure.ts";

/** What helps against each way a model call can fail. */
const REMEDY = {
  no_model: "do_set",
  timeout: "do_time",
  aborted: "do_wait",
  rate_limited: "do_wait",
  server_error: "do_wait",
  network: "do_reach",
  unauthorized: "do_key",
  model_not_found: "do_name",
  bad_request: "do_name",
  refused: "do_other",
  empty: "do_other",
  unusable_output: "do_other",
  schema_mismatch: "do_other",
  out_of_scale: "do_other",
  budget_exceeded: "do_budget",
} as const satisfies Record<ModelFailureCode, string>;

/** Why a model gave no answer and what helps, in words. */
export interface ModelFailureText {
  readonly why: string;
  readonly remedy: string;
}

/** The words for a failure code; undefined for what is none of a model. */
export function modelFailureText(code: string | undefined, locale: Locale): ModelFailureText | undefined {
  const known = MODEL_FAILURE_CODES.find((one) => one === code);
  if (known === undefined) return undefined;
  return {
    why: formatMessage(`model.${known}`, {}, locale),
    remedy: formatMessage(`model.${REMEDY[known]}`, {}, locale),
  };
}
