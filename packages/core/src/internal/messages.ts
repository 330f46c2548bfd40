export { formatMessage, isLocale } from "../locales/index.ts";
