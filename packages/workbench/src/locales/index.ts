export { LOCALES } from "./message-table.ts";
export type { PlainCode } from "./translate.ts";
export { useWords, type Words, WordsProvider } from "./words.tsx";
