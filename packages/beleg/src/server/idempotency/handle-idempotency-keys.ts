import { BelegError, belegError } from "@beleg/core/contracts";
import type { Store } from "../../store/index.ts";
import type { App } from "../app.ts";
import type { ServerParts } from "../server-parts.ts";
import { keptHeaders } from "./kept-headers.ts";
import { requestDigest } from "./request-digest.ts";

/** Well within the time after which a claim counts as lost. */
const RENEW_MS = 5000;
const KEY = /^[\x21-\x7e]{1,255}$/;

declare module "fastify" {
  interface FastifyRequest {
    /** The idempotency key this request holds until it is answered. */
    claimedKey: string | null;
  }
}

/**
 * A POST with an `Idempotency-Key` takes effect once: the same request again gets the same answer, another request
 * with the same key is refused. What has an effect keeps its answer with it (`answerWithEffect`), so that a crash cannot part
 * them; other answers are kept when they leave. Those that a second try may cure (429, 5xx) are not kept.
 */
export function handleIdempotencyKeys(app: App, { store }: ServerParts): void {
  app.decorateRequest("claimedKey", null);
  keepClaimsAlive(app, store);
  app.addHook("preHandler", async (request, reply) => {
    const key = request.headers["idempotency-key"];
    if (key === undefined || request.method !== "POST" || !request.access) return;
    if (typeof key !== "string" || !KEY.test(key)) throw belegError("invalid_header", { name: "Idempotency-Key" });
    const claim = await store.tenant(request.access.tenant).idempotency.claim(key, await requestDigest(request));
    switch (claim.state) {
      case "ours":
        request.claimedKey = key;
        return;
      case "in_progress":
        throw belegError("idempotency_in_progress", {});
      case "other_request":
        throw belegError("idempotency_mismatch", {});
      case "answered": {
        const { status, content_type, headers, body } = claim.answer;
        reply
          .code(status)
          .header("idempotency-replayed", "true")
          .headers(headers ?? {});
        if (content_type !== null) reply.type(content_type);
        return body === null ? reply.send() : reply.send(Buffer.from(body));
      }
    }
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const key = request.claimedKey;
    if (key === null) return payload;
    request.claimedKey = null;
    const { idempotency } = store.tenant(request.access.tenant);
    const status = reply.statusCode;
    const body = Buffer.isBuffer(payload) ? payload.toString() : payload;
    const bare = body === undefined || body === null;
    if (!(bare || typeof body === "string") || status >= 500 || status === 429) await idempotency.release(key);
    else {
      const content_type = reply.getHeader("content-type");
      const kept = idempotency.keep(key, {
        status,
        content_type: typeof content_type === "string" ? content_type : null,
        headers: keptHeaders(reply),
        body: bare ? null : body,
      });
      // Nothing came of it but an answer: should another process have the key by now, both are right.
      await kept.catch((error: unknown) => {
        if (!(error instanceof BelegError)) throw error;
      });
    }
    return payload;
  });
  // An answer that is written past the web server (`/mcp`) is not kept; its key must not be held for ever either.
  app.addHook("onResponse", async ({ claimedKey, access }) => {
    if (claimedKey !== null) await store.tenant(access.tenant).idempotency.release(claimedKey);
  });
}

/** Tells the other processes on the same database that this one is still at work on what it claimed. */
function keepClaimsAlive(app: App, store: Store): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    if (store.connection.kind !== "server") return;
    timer = setInterval(() => void store.renewClaims().catch(() => {}), RENEW_MS).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
