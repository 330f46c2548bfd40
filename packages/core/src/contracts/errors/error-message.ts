import { errors as de } from "../../languages/de/messages/errors.ts";
import { errors as en } from "../../languages/en/messages/errors.ts";
import { errors as es } from "../../languages/es/messages/errors.ts";
import { errors as pt } from "../../languages/pt/messages/errors.ts";
import type { Locale } from "../../locales/index.ts";
import type { ErrorCode } from "./error-codes.ts";
import { type ErrorData, errorSentence } from "./error-data.ts";

const TEXTS = { de, en, es, pt } satisfies Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>>;

/** The sentence for an error in one language. Apart from the errors: a page of one language need not fetch four. */
export function errorMessage(error: ErrorData, locale: Locale = "en"): string {
  return errorSentence(error, TEXTS[locale]);
}
