import { sql } from "kysely";
import type { Checker } from "../checker/index.ts";
import type { JobQueue } from "../queue/index.ts";
import { requireFreeDisk } from "../store/database/require-free-disk.ts";
import { type GraphSettings, openGraph, type Store } from "../store/index.ts";

/** How one part is; `off`: not configured; `warming_up`: it works, and will be several times as fast in some seconds. */
export const PART_STATES = ["ok", "warming_up", "failed", "off"] as const;
export type PartState = (typeof PART_STATES)[number];
export type Readiness = Readonly<Record<"judges" | "store" | "queue" | "graph", PartState>>;

/** How long a part may take to answer. */
const LIMIT_MS = 5000;
/** An answer holds this long, so that being asked often costs nothing. */
const FRESH_MS = 2000;

/** Looks whether the judges are warm, the store takes what is written to it, and the queue and the graph can be reached. */
export function watchReadiness(
  checker: Pick<Checker, "isWarm">,
  store: Store,
  jobs: JobQueue,
  settings: GraphSettings,
): () => Promise<Readiness> {
  let last: { readonly at: number; readonly outside: Promise<Omit<Readiness, "judges">> } | null = null;
  const look = async () => {
    const [storeState, queue, graph] = await Promise.all([
      stateOf(() => requireWritable(store)),
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
  return async () => {
    if (last === null || Date.now() - last.at > FRESH_MS) last = { at: Date.now(), outside: look() };
    return { judges: checker.isWarm() ? "ok" : "warming_up", ...(await last.outside) };
  };
}

/** Reads and writes: a store that refuses every write serves nobody, however well it answers. */
async function requireWritable({ db, connection }: Store): Promise<void> {
  const { rows } = await sql<{
    read_only: string;
  }>`select current_setting('transaction_read_only') as read_only`.execute(db);
  if (rows[0]?.read_only !== "off") throw new Error("the database is read-only");
  if (connection.kind === "embedded") requireFreeDisk(connection.folder);
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
