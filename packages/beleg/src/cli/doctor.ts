import { canonicalJson } from "@beleg/core/json";
import { formatMessage } from "@beleg/core/locales";
import { Option } from "commander";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { type StoreOptions, storeFlags, storeSettings, withStore } from "./store-verb.ts";
import type { Verb } from "./verb.ts";

type Options = StoreOptions & { readonly repair?: boolean; readonly format: "pretty" | "json" };

/** `beleg doctor`: examines the store and compares the graph with it; `--repair` puts right what can be put right. */
export const verb: Verb = {
  configure(command) {
    storeFlags(command)
      .option("--repair", "put right what can be put right")
      .addOption(new Option("-f, --format <format>", "how").choices(["pretty", "json"]).default("pretty"))
      .addHelpText(
        "after",
        "\nExit 0: healthy, or repaired; 1: something is wrong.\n\nExamples:\n  beleg doctor\n  beleg doctor --repair",
      );
  },

  async run({ options: given, io }) {
    const options = given as Options;
    const { settings, locale } = await storeSettings(options, io);
    const { examine, openGraph } = await import("../store/index.ts");
    return withStore(settings, io, async (store) => {
      const graph = await openGraph(settings);
      try {
        const examination = await examine(store, graph, { repair: options.repair ?? false });
        const lines = examination.ailments.map(({ code, count, examples, repaired }) => {
          const line = formatMessage(`store.${code}`, { count }, locale);
          const some = examples.length > 0 ? ` (${examples.join(", ")})` : "";
          return `${repaired ? formatMessage("store.repaired", { line }, locale) : line}${some}\n`;
        });
        if (examination.healthy) lines.push(`${formatMessage("store.healthy", {}, locale)}\n`);
        await write(
          io.stdout,
          options.format === "json" ? `${canonicalJson(examination, { indent: 2 })}\n` : lines.join(""),
        );
        return examination.healthy ? EXIT.passed : EXIT.gateFailed;
      } finally {
        await graph?.close();
      }
    });
  },
};
