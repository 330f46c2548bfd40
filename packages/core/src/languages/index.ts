export { LANGUAGES, type Language } from "./language.ts";
export type { LanguagePack } from "./language-pack.ts";
export { packOf } from "./pack-of.ts";
