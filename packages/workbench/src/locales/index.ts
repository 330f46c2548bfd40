export { LOCALES, type Locale } from "./message-table.ts";
export type { CountedCode, MessageCode, PlainCode } from "./translate.ts";
export { useWords, type Words, WordsProvider } from "./words.tsx";
