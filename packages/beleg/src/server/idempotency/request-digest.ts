import { createHash } from "node:crypto";
import { canonicalJson } from "@beleg/core/contracts";
import type { FastifyRequest } from "fastify";
import { bytesOf, digestOfLong } from "../validate.ts";

/** What makes two requests the same, beside their bodies: the route with its address. */
export function requestHead({ method, url }: Pick<FastifyRequest, "method" | "url">): string {
  return `${method} ${url}\n`;
}

/** The digest of a request: its head, and its body however that was written. */
export function digestOf(head: string, body: unknown): string {
  return createHash("sha256").update(head).update(canonicalJson(body)).digest("hex");
}

/** The same for a request whose body has been read. That of a long one was made by the thread that read it, or is made by another one now. */
export async function requestDigest(request: FastifyRequest): Promise<string> {
  const { body = null } = request;
  const known = digestOfLong(body);
  if (known !== undefined) return known;
  const bytes = bytesOf(body);
  if (bytes === undefined) return digestOf(requestHead(request), body);
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", bytes as Buffer<ArrayBuffer>)).toString("hex");
  return digestOf(requestHead(request), { sha256 });
}
