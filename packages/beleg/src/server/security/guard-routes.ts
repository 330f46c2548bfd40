import { BelegError, belegError } from "@beleg/core/contracts";
import rateLimit from "@fastify/rate-limit";
import type { RouteOptions } from "fastify";
import type { App } from "../app.ts";
import type { ServerParts } from "../server-parts.ts";
import type { Access } from "./access.ts";
import { authenticate } from "./authenticate.ts";
import { refuseForeignSites } from "./same-site.ts";

/** Wrong keys an address may try in a minute. */
const WRONG_KEYS = 30;

/** Guards every route: own site, known caller, scope, rate. A route that names no scope keeps the service from starting. */
export async function guardRoutes(app: App, { access: rules, settings, store }: ServerParts): Promise<void> {
  const routes: RouteOptions[] = [];
  app.decorate("guardedRoutes", routes);
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    for (const { url, config } of routes) {
      if (config?.scope === undefined) throw new Error(`the route ${url} names no scope`);
    }
  });
  app.decorateRequest("access", null as unknown as Access);
  await app.register(rateLimit, {
    global: true,
    max: settings.rate_limit,
    timeWindow: "1 minute",
    cache: 10_000,
    keyGenerator: (request) => request.access?.caller ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => belegError("rate_limited", { seconds: Math.ceil(ttl / 1000) }),
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
  });
  const wrongKeys = app.createRateLimit({
    max: WRONG_KEYS,
    timeWindow: "1 minute",
    keyGenerator: (request) => `wrong ${request.ip}`,
  });
  app.addHook("onRequest", async (request) => {
    refuseForeignSites(rules, request);
    const scope = request.routeOptions.config.scope ?? "public";
    if (scope === "public") return;
    try {
      request.access = await authenticate(rules, store, request, Date.now());
    } catch (error) {
      if (!(error instanceof BelegError)) throw error;
      const attempt = await wrongKeys(request);
      if (!attempt.isAllowed && attempt.isExceeded) {
        throw belegError("rate_limited", { seconds: attempt.ttlInSeconds });
      }
      throw error;
    }
    if (scope !== "any" && !request.access.scopes.has(scope)) throw belegError("forbidden", { scope });
  });
}
