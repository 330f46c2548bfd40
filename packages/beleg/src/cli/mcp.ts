import { loadSettings, printSettings } from "../settings/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import type { Verb } from "./verb.ts";
import { BELEG_VERSION } from "./version.ts";

type Options = {
  readonly http?: boolean;
  readonly host?: string;
  readonly port?: string;
  readonly model?: string;
  readonly locale?: string;
  readonly config?: string;
  readonly envFile?: string;
  readonly printConfig?: boolean;
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
      .option("-c, --config <file>", "settings file")
      .option("--env-file <file>", "environment file")
      .option("--print-config", "print the settings and where they come from")
      .addHelpText(
        "after",
        '\nTools: check_text, rerank, explain_decision, get_report.\n\nExamples:\n  beleg mcp\n  beleg mcp --http --port 4801\n  {"mcpServers": {"beleg": {"command": "npx", "args": ["beleg", "mcp"]}}}',
      );
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const { host, port, model, locale } = options;
    const flags = { host, port, model, locale };
    const settings = await loadSettings({ ...io, flags, configFile: options.config, envFile: options.envFile });
    if (options.printConfig) {
      await write(io.stdout, printSettings(settings));
      return EXIT.passed;
    }
    if (options.http) {
      const { runService } = await import("./run-service.ts");
      return runService(settings.values, io, { path: "/mcp" });
    }
    const { serveStdio } = await import("../mcp/index.ts");
    await serveStdio(settings.values, { ...io, version: BELEG_VERSION });
    return EXIT.passed;
  },
};
