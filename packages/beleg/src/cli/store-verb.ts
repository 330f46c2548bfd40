import type { Locale } from "@beleg/core/locales";
import type { Command } from "commander";
import { loadSettings, type Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import type { CliIo } from "./cli-io.ts";

/** What every verb of the store understands. */
export type StoreOptions = {
  readonly tenant: string;
  readonly config?: string;
  readonly envFile?: string;
  readonly locale?: string;
};

export type StoreSettingsInHand = { readonly settings: Settings; readonly locale: Locale };

/** Adds the flags every verb of the store has. */
export function storeFlags(command: Command): Command {
  return command
    .option("--tenant <name>", "whose data", "default")
    .option("--locale <locale>", "language of the messages: de, en, es, pt")
    .option("-c, --config <file>", "settings file")
    .option("--env-file <file>", "environment file");
}

/** The settings of a verb of the store. Its messages are English unless a language is asked for, as errors are. */
export async function storeSettings(options: StoreOptions, io: CliIo): Promise<StoreSettingsInHand> {
  const { values, sources } = await loadSettings({
    ...io,
    flags: { locale: options.locale },
    configFile: options.config,
    envFile: options.envFile,
  });
  return { settings: values, locale: sources.locale === "default" ? "en" : values.locale };
}

/** Opens the store, does the work, closes the store again. */
export async function withStore<T>(settings: Settings, io: CliIo, work: (store: Store) => Promise<T>): Promise<T> {
  const { openStore, storeFailure } = await import("../store/index.ts");
  const store = await openStore(settings, { cwd: io.cwd });
  try {
    return await work(store);
  } catch (error) {
    throw storeFailure(error);
  } finally {
    await store.close();
  }
}
