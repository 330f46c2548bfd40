import { belegError } from "@beleg/core/contracts";
import type { FastifyRequest } from "fastify";
import type { Store } from "../../store/index.ts";
import { type Access, type AccessRules, OPEN_ACCESS } from "./access.ts";
import { type ApiKey, findKey } from "./api-key.ts";
import { presentSession } from "./present-session.ts";
import { CSRF_HEADER, equalInConstantTime } from "./session.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Who sends a request: by key, by browser session, or because no keys are set. Throws `unauthorized`. */
export async function authenticate(
  rules: AccessRules,
  store: Pick<Store, "endedSessions">,
  request: FastifyRequest,
  now: number,
): Promise<Access> {
  if (rules.kind === "open") return OPEN_ACCESS;
  const presented = presentedKey(request);
  if (presented !== undefined) {
    const key = findKey(rules.keys, presented);
    if (key === null) throw belegError("unauthorized", {});
    return accessOf(key, "key");
  }
  const session = await presentSession(rules, store, request, now);
  if (session === null) throw belegError("unauthorized", {});
  // A cookie comes along with any request the browser makes, also one another site asked for.
  if (
    !SAFE_METHODS.has(request.method) &&
    !equalInConstantTime(String(request.headers[CSRF_HEADER] ?? ""), session.csrf)
  ) {
    throw belegError("foreign_origin", {});
  }
  return accessOf(session.key, "session");
}

function presentedKey({ headers }: FastifyRequest): string | undefined {
  const own = headers["x-api-key"];
  if (typeof own === "string" && own !== "") return own;
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

function accessOf({ id, tenant, scopes }: ApiKey, via: "key" | "session"): Access {
  return { tenant, scopes, caller: `key:${id}`, via };
}
