import type { Locale } from "@beleg/core/locales";
import type { Command } from "commander";
import { loadSettings, printSettings, type ResolvedSettings } from "../settings/index.ts";
import { type CliIo, write } from "./cli-io.ts";

/** The flags every verb with settings has. */
export type SettingsOptions = {
  readonly config?: string;
  readonly envFile?: string;
  readonly printConfig?: boolean;
};

/** Adds the flags about settings, the last ones of a verb's help. */
export function addSettingsOptions(command: Command): Command {
  return command
    .option("-c, --config <file>", "settings file")
    .option("--env-file <file>", "environment file")
    .option("--print-config", "print the settings and where they come from");
}

/** The language somebody named, by flag, environment or file; undefined where each kind of text has its own default. */
export function namedLocale({ sources, values }: ResolvedSettings): Locale | undefined {
  return sources.locale === "default" ? undefined : values.locale;
}

/** The settings of a call, the verb's own flags first; null when the call only asked to see them. */
export async function settingsOf(
  { config: configFile, envFile, printConfig }: SettingsOptions,
  flags: Readonly<Record<string, unknown>>,
  io: CliIo,
): Promise<ResolvedSettings | null> {
  const settings = await loadSettings({ ...io, flags, configFile, envFile });
  if (printConfig !== true) return settings;
  await write(io.stdout, printSettings(settings));
  return null;
}
