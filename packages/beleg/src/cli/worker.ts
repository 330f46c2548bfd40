import { belegError } from "@beleg/core/contracts";
import { formatMessage } from "@beleg/core/locales";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { addSettingsOptions, type SettingsOptions, settingsOf } from "./settings-options.ts";
import { withStore } from "./store-verb.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly queues?: string;
  readonly concurrency?: string;
  readonly model?: string;
  readonly locale?: string;
};

/** `beleg worker`: does the jobs of the queues, sends messages and keeps the graph up to date, until it is asked to stop. */
export const verb: Verb = {
  configure(command) {
    command
      .option("--queues <list>", "only these kinds of jobs, comma-separated")
      .option("-j, --concurrency <n>", "how many jobs of a kind at once")
      .option("--model <name>", "none (the embedded judges), openai/NAME, ollama/NAME")
      .option("--locale <locale>", "language of the messages: de, en, es, pt")
      .addHelpText(
        "after",
        "\nWith DATABASE_URL any number of workers on any number of machines share the queues; SIGTERM lets jobs in hand finish.\n\nExamples:\n  beleg worker\n  DATABASE_URL=postgres://… beleg worker --queues check -j 8",
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const resolved = await settingsOf(
      options,
      { concurrency: options.concurrency, model: options.model, locale: options.locale },
      io,
    );
    if (resolved === null) return EXIT.passed;
    const { values: settings, sources } = resolved;
    const locale = sources.locale === "default" ? "en" : settings.locale;
    const { isQueueName, QUEUE_NAMES } = await import("../queue/index.ts");
    const { runWorker } = await import("../worker/index.ts");
    const queues = options.queues?.split(",").map((word) => {
      const name = word.trim();
      if (!isQueueName(name)) {
        throw belegError("invalid_argument", { argument: "--queues", detail: QUEUE_NAMES.join(", ") });
      }
      return name;
    });
    await withStore(settings, io, (store) =>
      runWorker(store, {
        settings,
        signal: io.signal,
        cwd: io.cwd,
        ...(queues && { queues }),
        onReady: () => void io.stderr.write(`${formatMessage("store.worker_ready", { pid: process.pid }, locale)}\n`),
        onProblem: (problem) => void io.stderr.write(`beleg: ${problem.message.replace(/\s+/g, " ")}\n`),
      }),
    );
    await write(io.stderr, `${formatMessage("store.worker_stopped", {}, locale)}\n`);
    return EXIT.passed;
  },
};
