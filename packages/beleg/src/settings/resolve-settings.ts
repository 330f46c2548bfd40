import { belegError } from "@beleg/core/contracts/errors";
import type { z } from "zod";
import { SETTINGS, type SettingName, type Settings } from "./setting-table.ts";

/** The values somebody gave, and what to call their source. */
export type SettingLayer = { readonly source: string; readonly values: Readonly<Record<string, unknown>> };

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
  return { values: values as Settings, sources: sources as Record<SettingName, string> };
}

function parse(name: string, schema: z.ZodType, layer: SettingLayer): unknown {
  const parsed = schema.safeParse(layer.values[name]);
  if (parsed.success) return parsed.data;
  const detail = parsed.error.issues[0]?.message ?? "";
  throw belegError("invalid_config", { file: layer.source, detail: `${name}: ${detail}` });
}
