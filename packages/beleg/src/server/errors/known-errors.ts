import { BelegError, belegError } from "@beleg/core/contracts";
import type { FastifyError } from "fastify";

/** The error of the table behind anything a route or the web server throws. */
export function belegErrorOf(error: unknown, bodyLimit: number): BelegError {
  if (error instanceof BelegError) return error;
  const { code = "", statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return belegError("unsupported_media_type", {});
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return belegError("body_too_large", { maximum: bodyLimit });
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return belegError("invalid_header", { name: "Content-Length" });
    case "FST_ERR_BAD_URL":
      return belegError("not_found", {});
    default:
      if (statusCode === 408) return belegError("request_timeout", {});
      if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return belegError("invalid_input", {});
      return belegError("internal_error", { detail: "" }, { cause: error });
  }
}
