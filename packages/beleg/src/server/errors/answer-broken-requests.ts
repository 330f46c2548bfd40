import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { belegError } from "@beleg/core/contracts";
import { METHODS } from "./handle-errors.ts";
import { problemOf } from "./problem.ts";

/** A request in every way but that Node knows no such method. */
const OTHER_METHOD = /^([A-Za-z][A-Za-z-]{0,31}) \S+ HTTP\/1\.[01]\r\n/;

type BrokenRequest = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/** Answers what is no HTTP request, too slow or too large in its headers: before any route, but as every other error. */
export function answerBrokenRequests(error: BrokenRequest, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const id = randomUUID();
  const known = errorOf(error);
  const body = JSON.stringify(problemOf(known, id, "en"));
  const head = [
    `HTTP/1.1 ${known.http} ${STATUS_CODES[known.http]}`,
    "content-type: application/problem+json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    "cache-control: no-store",
    ...(known.http === 405 ? [`allow: ${METHODS.join(", ")}`] : []),
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function errorOf({ code, rawPacket }: BrokenRequest) {
  const method = code === "HPE_INVALID_METHOD" ? OTHER_METHOD.exec(String(rawPacket))?.[1] : undefined;
  if (method !== undefined) return belegError("method_not_allowed", { method });
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return belegError("request_timeout", {});
  if (code === "HPE_HEADER_OVERFLOW") return belegError("invalid_header", { name: "*" });
  return belegError("invalid_input", {});
}
