import { belegError } from "@beleg/core/contracts";
import type { FastifyRequest } from "fastify";
import type { AccessRules } from "./access.ts";

const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "::1" || LOOPBACK_NAME.test(host);
}

/**
 * Refuses what a page of another site makes a browser send. Without keys the only guard is that requests come from
 * this machine, so the name in `Host` must be this machine's too: a foreign name that resolves here is an attack.
 */
export function refuseForeignSites(rules: AccessRules, request: FastifyRequest): void {
  const { host = "", origin } = request.headers;
  const name = host.replace(/:\d+$/, "");
  if (rules.kind === "open" && !LOOPBACK_NAME.test(name)) throw belegError("foreign_host", { host: name.slice(0, 80) });
  if (origin !== undefined && !isOwnOrigin(origin, host)) throw belegError("foreign_origin", {});
  const site = request.headers["sec-fetch-site"];
  const navigates = request.headers["sec-fetch-mode"] === "navigate" && request.method === "GET";
  if (site !== undefined && site !== "same-origin" && site !== "none" && !navigates) {
    throw belegError("foreign_origin", {});
  }
}

function isOwnOrigin(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
