export { CONFIG_SCHEMA_NAME, configJsonSchema } from "./config-json-schema.ts";
export { gateOf } from "./gate-of.ts";
export { givenLocale } from "./given-locale.ts";
export { itemsAtOnce } from "./items-at-once.ts";
export { CONFIG_NAMES, loadSettings } from "./load-settings.ts";
export { printSettings } from "./print-settings.ts";
export type { ResolvedSettings } from "./resolve-settings.ts";
export { SETTINGS, type SettingName, type Settings } from "./setting-table.ts";
