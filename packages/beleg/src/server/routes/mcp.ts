import { belegError } from "@beleg/core/contracts";
import { z } from "zod";
import { checkAndStore, compacted, storedCompact } from "../../checker/index.ts";
import type { ToolParts } from "../../mcp/index.ts";
import type { App } from "../app.ts";
import { bodyLimits } from "../body-limits.ts";
import type { Access } from "../security/access.ts";
import type { ServerParts } from "../server-parts.ts";

/**
 * `/mcp`: the Model Context Protocol over HTTP. Stateless: any process answers any request. Its library is loaded with the
 * warm-up of the judges, else by the first call: a service that no agent asks starts without it.
 */
export function mcpRoutes(app: App, parts: ServerParts): void {
  if (parts.settings.warm_up) {
    // What fails here is told to whoever calls.
    app.addHook("onListen", async () => {
      loadProtocol().catch(() => undefined);
    });
  }
  app.post(
    "/mcp",
    {
      bodyLimit: bodyLimits(parts.settings).agent,
      // Each tool asks for its own: one that writes needs `write`, and no `read` beside it.
      config: { scope: "any" },
      schema: { hide: true, body: z.unknown() },
    },
    async (request, reply) => {
      const { access } = request;
      const { createMcpServer, StreamableHTTPServerTransport } = await loadProtocol();
      const server = createMcpServer(toolsOf(parts, access), {
        version: parts.version,
        may: (scope) => access.scopes.has(scope),
      });
      const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: undefined,
        enableJsonResponse: true,
      } as never);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader("x-request-id", request.id).setHeader("cache-control", "no-store");
      reply.raw.once("close", () => void server.close());
      await server.connect(transport as never);
      await transport.handleRequest(request.raw, reply.raw, request.body);
    },
  );
}

async function loadProtocol() {
  const [{ createMcpServer }, { StreamableHTTPServerTransport }] = await Promise.all([
    import("../../mcp/index.ts"),
    import("@modelcontextprotocol/sdk/server/streamableHttp.js"),
  ]);
  return { createMcpServer, StreamableHTTPServerTransport };
}

/** The tools of one caller: everything they touch is the caller's tenant's. */
function toolsOf({ checker, rerank, decider, store, settings }: ServerParts, { tenant }: Access): ToolParts {
  const mine = store.tenant(tenant);
  const shown = async (run_id: number) => {
    const run = await mine.runs.show(run_id);
    if (!run?.report) throw belegError("run_not_found", { id: run_id });
    return { run, report: run.report };
  };
  return {
    check: (request) => checkAndStore(request, checker, { store: () => store, tenant, settings }),
    rerank: (request) => rerank({ ...request, meta: { ...request.meta, tenant_id: tenant } }),
    explain: (request) => decider.explain(request),
    report: async (run_id) => (await shown(run_id)).report,
    compact: (answer, request) => compacted(answer, request, settings),
    async stored(run_id) {
      const { run, report } = await shown(run_id);
      return storedCompact(run, report, settings);
    },
  };
}
