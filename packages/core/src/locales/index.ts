export { isLocale, LOCALES, type Locale, localeFor } from "../languages/locale.ts";
export { fillTemplate, formatMessage, type MessageCode, type ParamsOf } from "./format-message.ts";
