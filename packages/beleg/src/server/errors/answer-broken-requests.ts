import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { belegError } from "@beleg/core/contracts";
import { problemOf } from "./problem.ts";

/** Answers what is no HTTP request, too slow or too large in its headers: before any route, but as every other error. */
export function answerBrokenRequests(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const id = randomUUID();
  const known = errorOf(error.code);
  const body = JSON.stringify(problemOf(known, id, "en"));
  const head = [
    `HTTP/1.1 ${known.http} ${STATUS_CODES[known.http]}`,
    "content-type: application/problem+json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function errorOf(code: string | undefined) {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return belegError("request_timeout", {});
  if (code === "HPE_HEADER_OVERFLOW") return belegError("invalid_header", { name: "*" });
  return belegError("invalid_input", {});
}
