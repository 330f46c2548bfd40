export { fillTemplate, formatMessage, type MessageCode, type ParamsOf } from "./format-message.ts";
export { isLocale, LOCALES, type Locale } from "./locale.ts";
export {
  type EnglishTable,
  type MessageParams,
  type MessageTable,
  messageTable,
  type TranslationOf,
} from "./message-table.ts";
