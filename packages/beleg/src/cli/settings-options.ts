import { loadSettings, printSettings, type ResolvedSettings } from "../settings/index.ts";
import { write } from "./cli-io.ts";
import { on, text } from "./flags.ts";
import { shownFormat } from "./shown-format.ts";
import type { Invocation, ValuesOf } from "./verb.ts";

/** The flags every verb with settings has, the last ones of its help. */
export const settingsFlags = {
  config: text("-c, --config <file>", "settings file"),
  envFile: text("--env-file <file>", "environment file"),
  printConfig: on("--print-config", "print the settings and where they come from"),
};

type SettingsInvocation = Omit<Invocation<unknown, ValuesOf<typeof settingsFlags>>, "args">;

/** The settings of a call, the verb's own flags first; null when the call only asked to see them. */
export async function settingsOf({
  options,
  flags,
  flagNames,
  io,
}: SettingsInvocation): Promise<ResolvedSettings | null> {
  const { config: configFile, envFile, printConfig } = options;
  const settings = await loadSettings({ ...io, flags, flagNames, configFile, envFile });
  if (!printConfig) {
    await io.onSettings?.(settings.values);
    return settings;
  }
  await write(io.stdout, printSettings(settings, shownFormat(io, undefined) === "pretty"));
  return null;
}
