import { belegError, formatMessage } from "@beleg/core/contracts";
import type { Store } from "../store/index.ts";
import { requireValue } from "./argument-values.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { choice, text, textOr } from "./flags.ts";
import { choiceOrFirst, optional } from "./positionals.ts";
import { LIST_FORMATS, writeRows } from "./print-rows.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { defineVerb, type ValuesOf } from "./verb.ts";

const ACTIONS = ["counts", "list", "retry", "cancel"] as const;
const STATES = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;
const COLUMNS = ["id", "queue", "from_queue", "state", "attempt", "run_at", "error"] as const;

const flags = {
  ...storeFlags,
  queue: text("--queue <name>", "list only this queue; dead: those whose tries are used up"),
  state: choice("--state <state>", "list only these; without it open and failed ones", STATES),
  limit: textOr("-n, --limit <n>", "how many, newest first", "50"),
  format: choice(
    "-f, --format <format>",
    "columns (pretty), or one object a line; columns on a terminal",
    LIST_FORMATS,
  ),
};

type Options = ValuesOf<typeof flags>;
type Rows = readonly Readonly<Record<string, unknown>>[];

/** `beleg jobs`: what waits, runs, sleeps and has died in the queues. */
export const verb = defineVerb({
  args: {
    action: choiceOrFirst("action", "what to do", ACTIONS),
    id: optional("id", "the job, for retry and cancel"),
  },
  options: flags,
  help: "\nExamples:\n  beleg jobs\n  beleg jobs list --queue dead\n  beleg jobs retry 0b5e…\n  beleg jobs cancel 0b5e…",

  async run(invocation) {
    const { args, options, io } = invocation;
    const { action } = args;
    if (!/^\d{1,6}$/.test(options.limit)) {
      throw belegError("invalid_argument", { argument: "--limit", detail: options.limit });
    }
    const { settings, locale } = await storeSettings(invocation);
    const { format } = options;
    const narrowed = options.queue !== undefined || options.state !== undefined;
    const none = formatMessage(narrowed ? "cli.none_matching" : "cli.none_jobs", {}, locale);
    return withStore(settings, io, async (store) => {
      if (action === "counts") await writeRows(await countsOf(store), ["queue", "state", "n"], { format, none }, io);
      else if (action === "list") await writeRows(await jobsOf(store, options), COLUMNS, { format, none }, io);
      else {
        const id = requireValue("id", args.id);
        await change(store, action, id);
        await write(io.stderr, `${formatMessage(`store.job_${action}`, { id }, locale)}\n`);
      }
      return EXIT.passed;
    });
  },
});

async function countsOf(store: Store): Promise<Rows> {
  const jobs = (await store.jobRows.exist()) ? await store.jobRows.counts() : [];
  const outbox = (["graph", "notification"] as const).map(async (topic) => ({
    queue: `outbox:${topic}`,
    state: "waiting",
    n: (await store.outbox.backlog(topic)).waiting,
  }));
  return [...jobs, ...(await Promise.all(outbox)).filter(({ n }) => n > 0)];
}

async function jobsOf(store: Store, { queue, state, limit }: Options): Promise<Rows> {
  if (!(await store.jobRows.exist())) return [];
  return store.jobRows.list({ ...(queue && { queue }), ...(state && { state }), limit: Number(limit) });
}

async function change(store: Store, action: "retry" | "cancel", id: string): Promise<void> {
  const found = (await store.jobRows.exist()) ? await store.jobRows.find(id) : undefined;
  if (!found) throw belegError("job_not_found", { id });
  const { DEAD_QUEUE, openQueue } = await import("../queue/index.ts");
  const jobs = await openQueue(store);
  if (action === "retry") await reopen(store, found.payload ?? {});
  try {
    if (action === "cancel") await jobs.boss.cancel(found.queue, found.id);
    else if (found.queue === DEAD_QUEUE) await jobs.boss.redrive(DEAD_QUEUE, { ids: [found.id] });
    else await jobs.boss.retry(found.queue, found.id);
  } finally {
    await jobs.stop({ timeoutMs: 0 });
  }
}

/** What was given up with its job is open again with it. */
async function reopen(
  store: Store,
  { tenant, run_id, evaluation_id }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { runs, evaluations } = store.tenant(String(tenant));
  if (run_id !== undefined) await runs.reopen(Number(run_id));
  if (evaluation_id !== undefined) await evaluations.reopen(Number(evaluation_id));
}
