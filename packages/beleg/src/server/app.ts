import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Access } from "./security/access.ts";
import type { Scope } from "./security/scopes.ts";

/** The web server, with routes typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks. Only routes with a scope have it. */
    access: Access;
  }
  interface FastifyInstance {
    /** Every route with the scope it asks for. */
    readonly guardedRoutes: readonly RouteOptions[];
  }
  interface FastifyContextConfig {
    /** What a caller must be allowed to; `public` routes show nothing of any tenant, `any` asks again for what is called. Every route says. */
    readonly scope?: Scope | "public" | "any";
  }
}
