import { existsSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { LanguageModel } from "@beleg/core";
import { belegError } from "@beleg/core/contracts";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { checkAndStore, compacted, LOAD_ROUNDS, openServingChecker, storedCompact } from "../checker/index.ts";
import { openDecider } from "../decisions/index.ts";
import { createReranker, storeRetriever } from "../rerank/index.ts";
import type { Settings } from "../settings/index.ts";
import { DEFAULT_TENANT, openStore, type Store, storeFolder } from "../store/index.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { type IdleStore, idleStore } from "./idle-store.ts";

/**
 * Serves the tools over a pair of streams until they end or the signal aborts. The store is open while a tool uses it: beside a
 * service it is used through that service, and without one it is free for others in between.
 */
export async function serveStdio(
  settings: Settings,
  around: {
    readonly stdin: Readable;
    readonly stdout: Writable;
    readonly cwd: string;
    readonly signal: AbortSignal;
    readonly version: string;
  },
): Promise<void> {
  const { cwd, version } = around;
  const { use, close } = idleStore(() => openStore(settings, { cwd, visits: true }));
  // Nobody's folder gets a database by reading: without one there is no collection to compare with.
  const hasStore = settings.database_url !== null || existsSync(storeFolder(settings.home, cwd));
  const model = await oneModel(settings, use);
  const checker = await openServingChecker(settings, { model, warmUpRounds: LOAD_ROUNDS, threads: 1 });
  const rerank = await createReranker(settings, {
    ...(model && { model }),
    ...(hasStore && { retriever: (request) => use((store) => storeRetriever(store)(request)) }),
  });
  const decider = await openDecider(settings, cwd, { model });
  const tenant = DEFAULT_TENANT;
  const shown = async (run_id: number) => {
    const run = await use((store) => store.tenant(tenant).runs.show(run_id));
    if (!run?.report) throw belegError("run_not_found", { id: run_id });
    return { run, report: run.report };
  };
  const server = createMcpServer(
    {
      check: (request) => {
        const check = (store: () => Store) => checkAndStore(request, checker, { store, tenant, settings });
        return request.store ? use((store) => check(() => store)) : check(unused);
      },
      rerank: (request) => rerank({ ...request, meta: { ...request.meta, tenant_id: tenant } }),
      explain: (request) => decider.explain(request),
      report: async (run_id) => (await shown(run_id)).report,
      compact: (answer, request) => compacted(answer, request, settings),
      async stored(run_id) {
        const { run, report } = await shown(run_id);
        return storedCompact(run, report, settings);
      },
    },
    { version },
  );
  const transport = new StdioServerTransport(around.stdin, around.stdout);
  await server.connect(transport);
  await ended(around.stdin, around.signal);
  await server.close();
  await checker.close();
  await close();
}

function unused(): never {
  throw new Error("a check that is not to be stored needs no store");
}

/** The model of all tools, so that they share its limits; the rate limit is kept in the store, which opens for it. */
async function oneModel(settings: Settings, use: IdleStore["use"]): Promise<LanguageModel | undefined> {
  if (settings.model === "none") return undefined;
  const { createLanguageModel, modelPermit } = await import("../language-model/index.ts");
  const reserve: Store["rateLimits"]["reserve"] = (...asked) => use((store) => store.rateLimits.reserve(...asked));
  const permit = modelPermit({ reserve }, settings);
  return createLanguageModel(settings, permit ? { permit } : {});
}

function ended(stdin: Readable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    stdin.once("end", resolve).once("close", resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}
