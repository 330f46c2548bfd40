export { loadSettings, type ResolvedSettings, SETTINGS, type SettingName, type Settings } from "../settings/index.ts";
