import { existsSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { LanguageModel } from "@beleg/core";
import { belegError } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { checkAndStore, LOAD_ROUNDS, openServingChecker } from "../checker/index.ts";
import { openDecider } from "../decisions/index.ts";
import { createReranker, storeRetriever } from "../rerank/index.ts";
import type { Settings } from "../settings/index.ts";
import { DEFAULT_TENANT, openStore, type Store, storeFolder } from "../store/index.ts";
import { createMcpServer } from "./create-mcp-server.ts";

/** Serves the tools over a pair of streams until they end or the signal aborts. The store opens with its first use. */
export async function serveStdio(
  settings: Settings,
  around: {
    readonly stdin: Readable;
    readonly stdout: Writable;
    readonly cwd: string;
    readonly signal: AbortSignal;
    readonly version: string;
    readonly explanationLocale?: Locale | undefined;
  },
): Promise<void> {
  const { cwd, version, explanationLocale } = around;
  let opened: Promise<Store> | undefined;
  const store = () => {
    opened ??= openStore(settings, { cwd });
    return opened;
  };
  // Nobody's folder gets a database by reading: without one there is no collection to compare with.
  const hasStore = settings.database_url !== null || existsSync(storeFolder(settings.home, cwd));
  const model = await oneModel(settings, store);
  const checker = await openServingChecker(settings, { model, warmUpRounds: LOAD_ROUNDS, threads: 1 });
  const rerank = await createReranker(settings, {
    locale: settings.locale,
    ...(model && { model }),
    ...(hasStore && { retriever: async (request) => storeRetriever(await store())(request) }),
  });
  const decider = await openDecider(settings, cwd, { model, explanationLocale });
  const mine = async () => (await store()).tenant(DEFAULT_TENANT);
  const server = createMcpServer(
    {
      check: (request) => checkAndStore(request, checker, { store, tenant: DEFAULT_TENANT, settings }),
      rerank: (request) => rerank({ ...request, meta: { ...request.meta, tenant_id: DEFAULT_TENANT } }),
      explain: (request) => decider.explain(request),
      async report(run_id) {
        const run = await (await mine()).runs.show(run_id);
        if (!run?.report) throw belegError("run_not_found", { id: run_id });
        return run.report;
      },
    },
    { version },
  );
  const transport = new StdioServerTransport(around.stdin, around.stdout);
  await server.connect(transport);
  await ended(around.stdin, around.signal);
  await server.close();
  await checker.close();
  await (await opened)?.close();
}

/** The model of all tools, so that they share its limits; the rate limit is kept in the store, which opens for it. */
async function oneModel(settings: Settings, store: () => Promise<Store>): Promise<LanguageModel | undefined> {
  if (settings.model === "none") return undefined;
  const { createLanguageModel, modelPermit } = await import("../language-model/index.ts");
  const reserve: Store["rateLimits"]["reserve"] = async (...asked) => (await store()).rateLimits.reserve(...asked);
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
