import type { z } from "zod";
import { itemsAtOnce } from "./items-at-once.ts";
import { settingError } from "./setting-error.ts";
import { SETTINGS, type SettingName, type Settings } from "./setting-table.ts";

/** The values somebody gave, and what to call their source. */
export type SettingLayer = {
  readonly source: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What the person calls a setting here, where that is not its name. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
};

/** The settings and where each came from. */
export type ResolvedSettings = {
  readonly values: Settings;
  /** Where each value came from: a flag, a variable, a file, or `default`. */
  readonly sources: Readonly<Record<SettingName, string>>;
};

/** Settles every setting: the first layer that names it wins, else its default. A wrong value names its source. */
export function resolveSettings(layers: readonly SettingLayer[]): ResolvedSettings {
  const values: Record<string, unknown> = {};
  const sources: Record<string, string> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const layer = layers.find((candidate) => candidate.values[name] !== undefined);
    if (!layer) {
      values[name] = setting.fallback;
      sources[name] = "default";
      continue;
    }
    values[name] = parse(name, setting.schema, layer);
    sources[name] = layer.source;
  }
  if (sources.concurrency === "default") values.concurrency = itemsAtOnce(String(values.model));
  return { values: values as Settings, sources: sources as Record<SettingName, string> };
}

function parse(name: string, schema: z.ZodType, layer: SettingLayer): unknown {
  const given = layer.values[name];
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw settingError(placeOf(name, layer), parsed.error, given);
}

/** What the person wrote: the flag, the variable, or the key in a file. */
function placeOf(name: string, { source, names }: SettingLayer): string {
  if (source === "flag") return names?.[name] ?? `--${name.replaceAll("_", "-")}`;
  const setting = SETTINGS[name as SettingName];
  return `${source}: ${"env" in setting && !isConfig(source) ? setting.env : name}`;
}

function isConfig(source: string): boolean {
  return /\.(?:ya?ml|json)$/.test(source);
}
