import { sql } from "kysely";
import type { JobQueue } from "../queue/index.ts";
import { type GraphSettings, openGraph, type Store } from "../store/index.ts";

/** How one part outside this process is; `off`: not configured. */
type PartState = "ok" | "failed" | "off";
export type Readiness = Readonly<Record<"store" | "queue" | "graph", PartState>>;

/** How long a part may take to answer. */
const LIMIT_MS = 5000;
/** An answer holds this long, so that being asked often costs nothing. */
const FRESH_MS = 2000;

/** Looks whether the store, the queue and the graph can be reached. */
export function watchReadiness(store: Store, jobs: JobQueue, settings: GraphSettings): () => Promise<Readiness> {
  let last: { readonly at: number; readonly readiness: Promise<Readiness> } | null = null;
  const look = async (): Promise<Readiness> => {
    const [storeState, queue, graph] = await Promise.all([
      stateOf(() => sql`select 1`.execute(store.db)),
      stateOf(() => jobs.boss.getQueue("check")),
      settings.neo4j_uri === null
        ? ("off" as const)
        : stateOf(async () => {
            const opened = await openGraph(settings);
            await opened?.close();
          }),
    ]);
    return { store: storeState, queue, graph };
  };
  return () => {
    if (last === null || Date.now() - last.at > FRESH_MS) last = { at: Date.now(), readiness: look() };
    return last.readiness;
  };
}

async function stateOf(look: () => Promise<unknown>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"failed">((resolve) => {
    timer = setTimeout(() => resolve("failed"), LIMIT_MS);
  });
  const answer = look().then(
    () => "ok" as const,
    () => "failed" as const,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
