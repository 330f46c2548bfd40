import { BELEG_VERSION } from "../files/version.ts";
import { EXIT } from "./exit-codes.ts";
import { addSettingsOptions, namedLocale, type SettingsOptions, settingsOf } from "./settings-options.ts";
import type { Verb } from "./verb.ts";

type Options = SettingsOptions & {
  readonly http?: boolean;
  readonly host?: string;
  readonly port?: string;
  readonly model?: string;
  readonly locale?: string;
};

/** `beleg mcp`: Beleg's tools for agents; over stdio, or with `--http` at `/mcp` of the service. */
export const verb: Verb = {
  configure(command) {
    command
      .option("--http", "over HTTP, at /mcp of the service")
      .option("--host <address>", "--http: address to listen on")
      .option("--port <n>", "--http: port to listen on")
      .option("--model <name>", "language model: none, openai/NAME, ollama/NAME")
      .option("--locale <locale>", "language of messages: de, en, es, pt")
      .addHelpText(
        "after",
        '\nTools: check_text, rerank, explain_decision, get_report.\n\nExamples:\n  beleg mcp\n  beleg mcp --http --port 4801\n  {"mcpServers": {"beleg": {"command": "npx", "args": ["beleg", "mcp"]}}}',
      );
    addSettingsOptions(command);
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const { host, port, model, locale } = options;
    const flags = { host, port, model, locale };
    const settings = await settingsOf(options, flags, io);
    if (settings === null) return EXIT.passed;
    if (options.http) {
      const { runService } = await import("./run-service.ts");
      return runService(settings.values, io, { path: "/mcp", explanationLocale: namedLocale(settings) });
    }
    const { serveStdio } = await import("../mcp/index.ts");
    await serveStdio(settings.values, { ...io, version: BELEG_VERSION, explanationLocale: namedLocale(settings) });
    return EXIT.passed;
  },
};
