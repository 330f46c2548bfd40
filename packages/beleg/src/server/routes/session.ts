import { belegError } from "@beleg/core/contracts";
import { z } from "zod";
import type { App } from "../app.ts";
import { LIGHT_BYTES } from "../body-limits.ts";
import { OPEN_ACCESS } from "../security/access.ts";
import { type ApiKey, findKey } from "../security/api-key.ts";
import { presentSession } from "../security/present-session.ts";
import { SCOPES } from "../security/scopes.ts";
import { CSRF_HEADER, openSession, SESSION_COOKIE, SESSION_SECONDS } from "../security/session.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

const SessionState = z.strictObject({
  /** `open`: no keys are set, whoever sits at this machine may do everything. */
  mode: z.enum(["open", "keys"]),
  authenticated: z.boolean(),
  tenant: z.string().nullable(),
  scopes: z.array(z.enum(SCOPES)),
  /** What the page must send as `X-Beleg-Csrf` with every POST, PUT and DELETE. */
  csrf_token: z.string().nullable(),
});

/** Browser sessions: an API key once, then a cookie that scripts cannot read. */
export function sessionRoutes(app: App, { access: rules, store }: ServerParts): void {
  const signedIn = (key: ApiKey, csrf_token: string) => ({
    mode: "keys" as const,
    authenticated: true,
    tenant: key.tenant,
    scopes: [...key.scopes],
    csrf_token,
  });
  const nobody = { mode: "keys" as const, authenticated: false, tenant: null, scopes: [], csrf_token: null };
  const open = {
    mode: "open" as const,
    authenticated: true,
    tenant: OPEN_ACCESS.tenant,
    scopes: [...SCOPES],
    csrf_token: null,
  };

  app.get(
    "/v1/session",
    {
      config: { scope: "public" },
      schema: {
        operationId: "getSession",
        tags: ["session"],
        summary: "Who the browser is signed in as",
        response: { 200: SessionState, ...problems },
      },
    },
    async (request) => {
      if (rules.kind === "open") return open;
      const session = await presentSession(rules, store, request, Date.now());
      return session === null ? nobody : signedIn(session.key, session.csrf);
    },
  );

  app.post(
    "/v1/session",
    {
      bodyLimit: LIGHT_BYTES,
      config: { scope: "public", rateLimit: { max: 30, timeWindow: "1 minute" } },
      schema: {
        operationId: "openSession",
        tags: ["session"],
        summary: "Sign a browser in with an API key",
        body: z.strictObject({ api_key: z.string().min(1).max(512) }),
        response: { 200: SessionState, ...problems },
      },
    },
    async (request, reply) => {
      if (rules.kind === "open") return open;
      const key = findKey(rules.keys, request.body.api_key);
      if (key === null) throw belegError("unauthorized", {});
      const session = openSession(rules, key, Date.now());
      reply.header("set-cookie", cookieLine(session.cookie, SESSION_SECONDS, request.protocol === "https"));
      return signedIn(key, session.csrf);
    },
  );

  app.delete(
    "/v1/session",
    {
      config: { scope: "public" },
      schema: {
        operationId: "closeSession",
        tags: ["session"],
        summary: `Sign the browser out: the session ends everywhere. Needs no ${CSRF_HEADER}, a foreign page could at most sign out`,
        response: { 200: SessionState, ...problems },
      },
    },
    async (request, reply) => {
      reply.header("set-cookie", cookieLine("", 0, request.protocol === "https"));
      if (rules.kind === "open") return open;
      const session = await presentSession(rules, store, request, Date.now());
      if (session !== null) await store.endedSessions.add(session.id, session.expires_at);
      return nobody;
    },
  );
}

function cookieLine(value: string, seconds: number, secure: boolean): string {
  return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}
