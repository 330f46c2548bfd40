import type { Locale } from "@beleg/core/text";
import { givenLocale, loadSettings, type Settings } from "../settings/index.ts";
import type { OpenStoreOptions, Store } from "../store/index.ts";
import type { CliIo } from "./cli-io.ts";
import { forSetting, text, textOr } from "./flags.ts";
import { LOCALE_CHOICES } from "./language-choices.ts";
import { settingsFlags } from "./settings-options.ts";
import type { Invocation, ValuesOf } from "./verb.ts";

/** The flags every verb of the store has, the first ones of its help. */
export const storeFlags = {
  tenant: textOr("--tenant <name>", "whose data", "default"),
  locale: forSetting("locale", text("--locale <locale>", `language of the messages: ${LOCALE_CHOICES}`)),
  config: settingsFlags.config,
  envFile: settingsFlags.envFile,
};

export type StoreOptions = ValuesOf<typeof storeFlags>;
type StoreInvocation = Omit<Invocation<unknown, StoreOptions>, "args">;

export type ResolvedStoreSettings = { readonly settings: Settings; readonly locale: Locale };

/** The settings of a verb of the store. Its messages are English unless a language is asked for, as errors are. */
export async function storeSettings({ options, flags, io }: StoreInvocation): Promise<ResolvedStoreSettings> {
  const { config: configFile, envFile } = options;
  const resolved = await loadSettings({ ...io, flags, configFile, envFile });
  await io.onSettings?.(resolved.values);
  return { settings: resolved.values, locale: givenLocale(resolved.values) ?? "en" };
}

/** Opens the store, does the work, closes the store again. What a service holds is used through it, unless it must be ours. */
export async function withStore<T>(
  settings: Settings,
  io: CliIo,
  work: (store: Store) => Promise<T>,
  how: Pick<OpenStoreOptions, "receives" | "visits"> = { visits: true },
): Promise<T> {
  const { openStore, storeFailure } = await import("../store/index.ts");
  const store = await openStore(settings, { cwd: io.cwd, ...how });
  try {
    return await work(store);
  } catch (error) {
    throw storeFailure(error);
  } finally {
    await store.close();
  }
}
