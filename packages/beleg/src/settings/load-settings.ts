import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { belegError } from "@beleg/core/contracts";
import { errnoText } from "../files/errno-of.ts";
import { readConfigFile } from "./read-config-file.ts";
import { type ResolvedSettings, resolveSettings, type SettingLayer } from "./resolve-settings.ts";
import { SETTINGS } from "./setting-table.ts";

/** The names a configuration file may have; the first that is there is read. */
export const CONFIG_NAMES = ["beleg.config.yaml", "beleg.config.yml", "beleg.config.json"];

type SettingSources = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Flags by setting name; undefined ones were not given. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** How the flag of a setting is written, where it is not the name of the setting. */
  readonly flagNames?: Readonly<Partial<Record<string, string>>>;
  /** `-c FILE`; without it the first of beleg.config.{yaml,yml,json} in the folder, if any. */
  readonly configFile?: string | undefined;
  /** `--env-file FILE`; without it `.env` in the folder, if any. */
  readonly envFile?: string | undefined;
};

/** Settles the settings of one command: flag > environment (with its .env file) > beleg.config > default. */
export async function loadSettings(sources: SettingSources): Promise<ResolvedSettings> {
  const layers: SettingLayer[] = [
    { source: "flag", values: sources.flags ?? {}, names: sources.flagNames ?? {} },
    { source: "environment", values: fromEnvironment(sources.env) },
  ];
  const envFile = sources.envFile ?? (existsSync(resolve(sources.cwd, ".env")) ? ".env" : undefined);
  if (envFile !== undefined) {
    layers.push({ source: envFile, values: fromEnvironment(await readEnvFile(envFile, sources.cwd)) });
  }
  const configFile = sources.configFile ?? CONFIG_NAMES.find((name) => existsSync(resolve(sources.cwd, name)));
  if (configFile !== undefined) {
    layers.push({ source: configFile, values: await readConfigFile(configFile, sources.cwd) });
  }
  return resolveSettings(layers);
}

/** An empty variable counts as not set: that is how shells unset one for a single command. */
function fromEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = "env" in setting ? env[setting.env] : undefined;
    if (given !== undefined && given !== "") values[name] = given;
  }
  return values;
}

async function readEnvFile(file: string, cwd: string): Promise<Record<string, string | undefined>> {
  try {
    return parseEnv(await readFile(resolve(cwd, file), "utf8"));
  } catch (error) {
    const detail = errnoText(error);
    throw belegError("file_unreadable", { file, detail }, { cause: error });
  }
}
