import { z } from "zod";
import type { App } from "../app.ts";
import { PART_STATES } from "../readiness.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

const Health = z.strictObject({ status: z.literal("ok"), version: z.string() });
const Readiness = z.strictObject({
  status: z.enum(["ready", "not_ready"]),
  parts: z.record(z.string(), z.enum(PART_STATES)),
});

/** `/healthz`: the process lives. `/readyz`: it is warm, and what it works with can be reached. */
export function healthRoutes(app: App, { version, readiness }: ServerParts): void {
  app.get(
    "/healthz",
    {
      config: { scope: "public", rateLimit: false },
      schema: {
        operationId: "getHealth",
        tags: ["service"],
        summary: "Is the process alive",
        response: { 200: Health, ...problems },
      },
    },
    async () => ({ status: "ok" as const, version }),
  );
  app.get(
    "/readyz",
    {
      config: { scope: "public", rateLimit: false },
      schema: {
        operationId: "getReadiness",
        tags: ["service"],
        summary: "Can it serve: judges, store, queue, graph",
        response: { 200: Readiness, 503: Readiness, ...problems },
      },
    },
    async (_request, reply) => {
      const parts = await readiness();
      const ready = Object.values(parts).every((state) => state === "ok" || state === "off");
      return reply.code(ready ? 200 : 503).send({ status: ready ? ("ready" as const) : ("not_ready" as const), parts });
    },
  );
}
