export { loadSettings } from "./load-settings.ts";
export { printSettings } from "./print-settings.ts";
export type { ResolvedSettings } from "./resolve-settings.ts";
export { configSchema, SETTINGS, type SettingName, type Settings } from "./setting-table.ts";
