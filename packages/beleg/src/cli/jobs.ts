import { belegError } from "@beleg/core/contracts";
import { canonicalJson } from "@beleg/core/json";
import { Option } from "commander";
import type { JobState } from "../store/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { printRows } from "./print-rows.ts";
import { type StoreOptions, storeFlags, storeSettings, withStore } from "./store-verb.ts";
import type { Verb } from "./verb.ts";

type Options = StoreOptions & {
  readonly queue?: string;
  readonly state?: JobState;
  readonly limit: string;
  readonly format: "pretty" | "json" | "jsonl";
};

const ACTIONS = ["counts", "list", "retry", "cancel"] as const;
const STATES = ["created", "retry", "active", "completed", "cancelled", "failed"];
const COLUMNS = ["id", "queue", "from_queue", "state", "attempt", "run_at", "error"] as const;

/** `beleg jobs`: what waits, runs, sleeps and has died in the queues. */
export const verb: Verb = {
  configure(command) {
    storeFlags(command)
      .argument("[action]", ACTIONS.join(", "), "counts")
      .argument("[id]", "the job, for retry and cancel")
      .option("--queue <name>", "list only this queue; dead: those whose tries are used up")
      .addOption(new Option("--state <state>", "list only these; without it open and failed ones").choices(STATES))
      .option("-n, --limit <n>", "how many, newest first", "50")
      .addOption(new Option("-f, --format <format>", "how").choices(["pretty", "json", "jsonl"]).default("pretty"))
      .addHelpText(
        "after",
        "\nExamples:\n  beleg jobs\n  beleg jobs list --queue dead\n  beleg jobs retry 0b5e…\n  beleg jobs cancel 0b5e…",
      );
  },

  async run({ args, options: given, io }) {
    const options = given as Options;
    const action = ACTIONS.find((name) => name === args[0]);
    if (action === undefined) throw belegError("invalid_argument", { argument: "action", detail: ACTIONS.join(", ") });
    if (!/^\d{1,6}$/.test(options.limit))
      throw belegError("invalid_argument", { argument: "--limit", detail: options.limit });
    const { settings } = await storeSettings(options, io);
    return withStore(settings, io, async (store) => {
      const print = async (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]) => {
        const text =
          options.format === "pretty"
            ? printRows(
                columns,
                rows.map((row) => columns.map((column) => row[column] as string | number | null)),
              )
            : rows.map((row) => `${canonicalJson(row)}\n`).join("");
        await write(io.stdout, text);
        return EXIT.passed;
      };
      const there = await store.jobRows.exist();
      if (action === "counts") {
        const outbox = (["graph", "notification"] as const).map(async (topic) => ({
          queue: `outbox:${topic}`,
          state: "waiting",
          n: (await store.outbox.backlog(topic)).waiting,
        }));
        const waiting = (await Promise.all(outbox)).filter(({ n }) => n > 0);
        return print(["queue", "state", "n"], [...(there ? await store.jobRows.counts() : []), ...waiting]);
      }
      if (action === "list") {
        const filter = {
          ...(options.queue && { queue: options.queue }),
          ...(options.state && { state: options.state }),
        };
        return print(COLUMNS, there ? await store.jobRows.list({ ...filter, limit: Number(options.limit) }) : []);
      }
      const id = args[1];
      if (id === undefined) throw belegError("missing_argument", { argument: "id" });
      const found = there ? await store.jobRows.find(id) : undefined;
      if (!found) throw belegError("job_not_found", { id });
      const { DEAD_QUEUE, openQueue } = await import("../queue/index.ts");
      const jobs = await openQueue(store);
      try {
        if (action === "cancel") await jobs.boss.cancel(found.queue, found.id);
        else if (found.queue === DEAD_QUEUE) await jobs.boss.redrive(DEAD_QUEUE, { ids: [found.id] });
        else await jobs.boss.retry(found.queue, found.id);
      } finally {
        await jobs.stop({ timeoutMs: 0 });
      }
      return EXIT.passed;
    });
  },
};
