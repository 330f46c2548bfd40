import { belegError } from "@beleg/core/contracts/errors";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { runService } from "./run-service.ts";
import { addSettingsOptions, namedLocale, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly host?: string;
  readonly port?: string;
  readonly model?: string;
  readonly locale?: string;
  readonly sample?: boolean;
  readonly work: boolean;
  readonly newKey?: string;
};

/** `beleg serve`: the HTTP service and the workbench, until it is told to stop. */
export const verb: Verb = {
  configure(command) {
    command
      .option("--host <address>", "address to listen on; beyond this machine only with BELEG_API_KEYS")
      .option("--port <n>", "port to listen on; 0: any free one")
      .option("--model <name>", "language model: none, openai/NAME, ollama/NAME")
      .option("--locale <locale>", "language of reports (de) and explanations (es): de, en, es, pt")
      .option("--sample", "fill an empty store with sample data")
      .option("--no-work", "do no jobs here: leave them to beleg worker processes on the same DATABASE_URL")
      .option("--new-key <tenant:scopes>", "make an API key, print it and its entry for BELEG_API_KEYS, and end")
      .addHelpText(
        "after",
        "\nExamples:\n  beleg serve\n  beleg serve --new-key acme:read+write\n  BELEG_API_KEYS=acme:all:sha256-… beleg serve --host 0.0.0.0",
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const { host, port, model, locale } = options;
    const flags = { host, port, model, locale };
    const settings = await settingsOf(options, flags, io);
    if (settings === null) return EXIT.passed;
    if (options.newKey !== undefined) {
      const { newApiKey } = await import("../server/index.ts");
      const { key, entry } = newApiKey(options.newKey);
      await write(io.stdout, `key    ${key}\nentry  ${entry}\n`);
      return EXIT.passed;
    }
    if (!options.work && settings.values.database_url === null) {
      throw belegError("invalid_argument", { argument: "--no-work", detail: "DATABASE_URL" });
    }
    return runService(settings.values, io, {
      sample: options.sample === true,
      work: options.work,
      explanationLocale: namedLocale(settings),
    });
  },
};
