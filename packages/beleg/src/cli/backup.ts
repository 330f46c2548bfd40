import { resolve } from "node:path";
import { formatMessage } from "@beleg/core/contracts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { required } from "./positionals.ts";
import { storeFlags, storeSettings, withStore } from "./store-verb.ts";
import { defineVerb } from "./verb.ts";

/** `beleg backup FILE`: everything in the store, as of one moment, in one file. */
export const verb = defineVerb({
  args: { file: required("file", "the file to write, for example beleg.backup.gz") },
  options: storeFlags,
  help: "\nThe file holds all tenants' data in clear text. It fits the embedded database and a server alike.\n\nExample:\n  beleg backup beleg.backup.gz",

  async run(invocation) {
    const { args, io } = invocation;
    const { settings, locale } = await storeSettings(invocation);
    const { writeBackup } = await import("../store/index.ts");
    const file = resolve(io.cwd, args.file);
    const { rows, jobs } = await withStore(settings, io, (store) => writeBackup(store, file));
    await write(io.stderr, `${formatMessage("store.backup_written", { file: args.file, rows, jobs }, locale)}\n`);
    return EXIT.passed;
  },
});
