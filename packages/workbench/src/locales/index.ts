export { LOCALES } from "./message-table.ts";
export type { PlainCode } from "./translate.ts";
export { type Translation, TranslationProvider, useTranslation } from "./translation.tsx";
