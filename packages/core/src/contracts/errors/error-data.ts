import { errors as de } from "../../languages/de/messages/errors.ts";
import { errors as en } from "../../languages/en/messages/errors.ts";
import { errors as es } from "../../languages/es/messages/errors.ts";
import { errors as pt } from "../../languages/pt/messages/errors.ts";
import { fillTemplate, type Locale } from "../../locales/index.ts";
import type { ErrorCode, ErrorParams } from "./error-codes.ts";

/** An error as data: what happened (code, params) and where (`candidates[0].detected_date`, empty for the whole input). */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly path: string;
}

/** Builds an error as data; the compiler checks that the params fit the code. */
export function errorData<Code extends ErrorCode>(code: Code, params: ErrorParams<Code>, path = ""): ErrorData {
  return { code, params, path };
}

const TEXTS = { de, en, es, pt } satisfies Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>>;

/** The sentence for an error in one language, preceded by its path where it has one. */
export function errorMessage(error: ErrorData, locale: Locale = "en"): string {
  const text = fillTemplate(TEXTS[locale][error.code], error.params);
  return error.path === "" ? text : `${error.path}: ${text}`;
}
