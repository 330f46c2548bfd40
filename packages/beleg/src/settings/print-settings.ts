import { canonicalJson } from "@beleg/core/contracts";
import type { ResolvedSettings } from "./resolve-settings.ts";
import { SETTINGS, type SettingName } from "./setting-table.ts";

/** `--print-config`: every setting, its value and where it came from; secrets only say that they are set, also those inside an address. */
export function printSettings({ values, sources }: ResolvedSettings, isPretty: boolean): string {
  const names = Object.keys(SETTINGS) as SettingName[];
  if (!isPretty) {
    const entries = names.map((name) => [name, { value: shown(name, values[name]), source: sources[name] }]);
    return `${canonicalJson(Object.fromEntries(entries), { indent: 2 })}\n`;
  }
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    return `${name.padEnd(width)}  ${asText(shown(name, values[name]))}  # ${sources[name]}`;
  });
  return `${lines.join("\n")}\n`;
}

const SET = "(set)";

function asText(value: unknown): string {
  return value === SET ? SET : JSON.stringify(value);
}

function shown(name: SettingName, value: unknown): unknown {
  const { secret } = SETTINGS[name] as { readonly secret?: boolean | "path" };
  if (secret === true && value !== null) return SET;
  return typeof value === "string" ? withoutCredentials(value, secret === "path") : value;
}

/** An address without user, password and what its query says; the path of a webhook is its password. */
function withoutCredentials(text: string, hidePath: boolean): string {
  if (!URL.canParse(text) || !text.includes("://")) return text;
  const address = new URL(text);
  const { username, password, pathname, search, hash } = address;
  const bare = !username && !password && !search && !hash && !(hidePath && pathname !== "/");
  if (bare) return text;
  if (username) address.username = "***";
  if (password) address.password = "***";
  if (hidePath && pathname !== "/") address.pathname = "/***";
  for (const key of new Set(address.searchParams.keys())) address.searchParams.set(key, "***");
  if (hash) address.hash = "***";
  return address.href;
}
