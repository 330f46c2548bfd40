import { resolve } from "node:path";
import { formatMessage } from "@beleg/core/locales";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { type StoreOptions, storeFlags, storeSettings, withStore } from "./store-verb.ts";
import type { Verb } from "./verb.ts";

/** `beleg backup FILE`: everything in the store, as of one moment, in one file. */
export const verb: Verb = {
  configure(command) {
    storeFlags(command)
      .argument("<file>", "the file to write, for example beleg.backup.gz")
      .addHelpText(
        "after",
        "\nThe file holds all tenants' data in clear text. It fits the embedded database and a server alike.\n\nExample:\n  beleg backup beleg.backup.gz",
      );
  },

  async run({ args, options: given, io }) {
    const { settings, locale } = await storeSettings(given as StoreOptions, io);
    const { writeBackup } = await import("../store/index.ts");
    const file = resolve(io.cwd, args[0] ?? "");
    const { rows, jobs } = await withStore(settings, io, (store) => writeBackup(store, file));
    await write(io.stderr, `${formatMessage("store.backup_written", { file: args[0] ?? "", rows, jobs }, locale)}\n`);
    return EXIT.passed;
  },
};
