import { createHash } from "node:crypto";
import { belegError } from "@beleg/core/contracts/errors";
import { canonicalJson } from "@beleg/core/json";
import type { FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import type { ServerParts } from "./server-parts.ts";

const KEY = /^[\x21-\x7e]{1,255}$/;

declare module "fastify" {
  interface FastifyRequest {
    /** The idempotency key this request holds until it is answered. */
    heldKey: string | null;
  }
}

/**
 * A POST with an `Idempotency-Key` takes effect once: the same request again gets the same answer, another request
 * with the same key is refused. Answers that a second try may cure (429, 5xx) are not kept.
 */
export function answerOnce(app: App, { store }: ServerParts): void {
  app.decorateRequest("heldKey", null);
  app.addHook("preHandler", async (request, reply) => {
    const key = request.headers["idempotency-key"];
    if (key === undefined || request.method !== "POST" || !request.access) return;
    if (typeof key !== "string" || !KEY.test(key)) throw belegError("invalid_header", { name: "Idempotency-Key" });
    const claim = await store.tenant(request.access.tenant).idempotency.claim(key, digestOf(request));
    switch (claim.state) {
      case "ours":
        request.heldKey = key;
        return;
      case "in_progress":
        throw belegError("idempotency_in_progress", {});
      case "other_request":
        throw belegError("idempotency_mismatch", {});
      case "answered": {
        const { status, content_type, body } = claim.answer;
        if (content_type !== null) reply.type(content_type);
        reply.header("idempotency-replayed", "true").serializer((text: string) => text);
        return reply.code(status).send(body ?? "");
      }
    }
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const key = request.heldKey;
    if (key === null) return payload;
    request.heldKey = null;
    const { idempotency } = store.tenant(request.access.tenant);
    const status = reply.statusCode;
    const body = Buffer.isBuffer(payload) ? payload.toString() : payload;
    if (typeof body !== "string" || status >= 500 || status === 429) await idempotency.release(key);
    else {
      const content_type = reply.getHeader("content-type");
      await idempotency.keep(key, {
        status,
        content_type: typeof content_type === "string" ? content_type : null,
        body,
      });
    }
    return payload;
  });
}

/** What makes two requests the same: the route with its address, and the body, however it was written. */
function digestOf(request: FastifyRequest): string {
  return createHash("sha256")
    .update(`${request.method} ${request.url}\n`)
    .update(canonicalJson(request.body ?? null))
    .digest("hex");
}
