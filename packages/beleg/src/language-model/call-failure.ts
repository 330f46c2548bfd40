import type { ModelFailureCode } from "@beleg/core";
import type { APICallError } from "ai";
import { redact } from "./redact.ts";
import { retryAfterMs } from "./retry-after.ts";

/** One call that failed, in our own words. */
export interface CallFailure {
  readonly code: ModelFailureCode;
  readonly detail: string;
  readonly text: string;
  readonly http_status?: number | undefined;
  readonly retry_after_ms?: number | undefined;
}

const MAX_DETAIL = 300;
const MAX_TEXT = 100_000;
const NETWORK_CODE =
  /^(?:UND_ERR|ECONN|ENOTFOUND|ENET|EHOST|EAI_|EPIPE|ETIMEDOUT|EPROTO|ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_)/;

interface CallContext {
  readonly secret: string | undefined;
  readonly now: number;
  readonly signal: AbortSignal | undefined;
}

/** Says what an error of the SDK means. Whatever it is, the answer is a typed failure without secrets. */
export function callFailure(error: unknown, context: CallContext): CallFailure {
  const clean = (text: string, limit: number): string =>
    redact(text.slice(0, limit * 2), context.secret).slice(0, limit);
  if (context.signal?.aborted) return { code: "aborted", detail: "the call was aborted", text: "" };
  const network = networkCode(error);
  if (isApiError(error) && error.statusCode !== undefined && network === undefined) {
    const body = error.responseBody ?? "";
    const retry_after_ms = retryAfterMs(error.responseHeaders?.["retry-after"], context.now);
    return {
      code: codeOfStatus(error.statusCode),
      detail: clean(`HTTP ${error.statusCode} ${error.message}`.trim(), MAX_DETAIL),
      text: clean(body, MAX_TEXT),
      http_status: error.statusCode,
      ...(retry_after_ms === undefined ? {} : { retry_after_ms }),
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (nameOf(error) === "AI_InvalidResponseDataError")
    return { code: "empty", detail: clean(message, MAX_DETAIL), text: "" };
  if (network !== undefined || isApiError(error))
    return { code: "network", detail: clean([network, message].filter(Boolean).join(" "), MAX_DETAIL), text: "" };
  return { code: "bad_request", detail: clean(message, MAX_DETAIL), text: "" };
}

function codeOfStatus(status: number): ModelFailureCode {
  if (status < 300 || status >= 500) return "server_error"; // 2xx here: a body that is no completion.
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 404) return "model_not_found";
  if (status === 408) return "timeout";
  return status === 429 ? "rate_limited" : "bad_request";
}

function networkCode(error: unknown): string | undefined {
  let cause: unknown = error;
  for (let depth = 0; depth < 6 && cause instanceof Error; depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && NETWORK_CODE.test(code)) return code;
    cause = cause.cause;
  }
  return undefined;
}

/** Recognises the SDK's error by its name, so that this file need not load the SDK. */
function isApiError(error: unknown): error is APICallError {
  return nameOf(error) === "AI_APICallError";
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
