export { isLocale, LOCALES, type Locale, localeFor } from "../languages/locale.ts";
export { coherenceMessage } from "./coherence-message.ts";
export { fillTemplate } from "./fill-template.ts";
export { formatMessage } from "./format-message.ts";
export type { MessageCode, ParamsOf } from "./message-code.ts";
export { readabilityMessage } from "./readability-message.ts";
export { reportMessage } from "./report-message.ts";
export { rerankMessage } from "./rerank-message.ts";
