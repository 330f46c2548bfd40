import type { ResolvedSettings } from "./resolve-settings.ts";
import { SETTINGS, type SettingName } from "./setting-table.ts";

/** `--print-config`: every setting, its value and where it came from; secrets only say that they are set. */
export function printSettings({ values, sources }: ResolvedSettings): string {
  const names = Object.keys(SETTINGS) as SettingName[];
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const secret = "secret" in SETTINGS[name] && values[name] !== null;
    return `${name.padEnd(width)}  ${secret ? "(set)" : JSON.stringify(values[name])}  # ${sources[name]}`;
  });
  return `${lines.join("\n")}\n`;
}
