import { belegError, formatMessage } from "@beleg/core/contracts";
import { givenLocale } from "../settings/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { forSetting, text } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { settingsFlags, settingsOf } from "./settings-options.ts";
import { withStore } from "./store-verb.ts";
import { defineVerb } from "./verb.ts";

/** `beleg worker`: does the jobs of the queues, sends messages and keeps the graph up to date, until it is asked to stop. */
export const verb = defineVerb({
  options: {
    queues: text("--queues <list>", "only these kinds of jobs, comma-separated"),
    concurrency: forSetting("concurrency", text("-j, --concurrency <n>", "how many jobs of each kind at once")),
    model: forSetting(
      "model",
      text("--model <name>", "none (the embedded judges), openai/NAME, ollama/NAME, gguf/FILE"),
    ),
    locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
    ...settingsFlags,
  },
  help: "\nWith DATABASE_URL any number of workers on any number of machines share the queues; SIGTERM lets running jobs finish.\n\nExamples:\n  beleg worker\n  DATABASE_URL=postgres://… beleg worker --queues check -j 8",

  async run(invocation) {
    const { options, io } = invocation;
    const resolved = await settingsOf(invocation);
    if (resolved === null) return EXIT.passed;
    const { values: settings } = resolved;
    const locale = givenLocale(resolved.values) ?? "en";
    const { runWorker } = await import("../worker/index.ts");
    const queues = options.queues === undefined ? undefined : await queuesOf(options.queues);
    await withStore(
      settings,
      io,
      (store) =>
        runWorker(store, {
          settings,
          signal: io.signal,
          cwd: io.cwd,
          queues,
          onReady: () => void io.stderr.write(`${formatMessage("store.worker_ready", { pid: process.pid }, locale)}\n`),
          onProblem: (problem) => void io.stderr.write(`beleg: ${problem.message.replace(/\s+/g, " ")}\n`),
        }),
      { receives: true },
    );
    await write(io.stderr, `${formatMessage("store.worker_stopped", {}, locale)}\n`);
    return EXIT.passed;
  },
});

async function queuesOf(list: string) {
  const { isQueueName, QUEUE_NAMES } = await import("../queue/index.ts");
  return list.split(",").map((word) => {
    const name = word.trim();
    if (isQueueName(name)) return name;
    throw belegError("invalid_argument", { argument: "--queues", detail: QUEUE_NAMES.join(", ") });
  });
}
