import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const ACCEPTED = /^[A-Za-z0-9._:-]{1,64}$/;

/** The caller's X-Request-Id where it is harmless to print, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && ACCEPTED.test(given) ? given : randomUUID();
}
