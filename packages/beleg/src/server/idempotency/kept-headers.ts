import type { FastifyReply } from "fastify";

/** Headers without which an answer would not be the same: where it leads, and what its page may do. */
const KEPT = ["location", "content-security-policy"] as const;

/** Those of them that an answer has. */
export function keptHeaders(reply: FastifyReply): Readonly<Record<string, string>> {
  return Object.fromEntries(
    KEPT.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
}
