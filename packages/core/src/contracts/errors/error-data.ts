import { fillTemplate } from "../../locales/fill-template.ts";
import type { ErrorCode, ErrorParams } from "./error-codes.ts";

/** An error as data: what happened (code, params) and where (`candidates[0].detected_date`, empty for the whole input). */
export interface ErrorData<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
  readonly path: string;
}

/** Builds an error as data; the compiler checks that the params fit the code. */
export function errorData<Code extends ErrorCode>(code: Code, params: ErrorParams<Code>, path = ""): ErrorData<Code> {
  return { code, params, path };
}

/** The sentence for an error from the texts of one language, preceded by its path where it has one. */
export function errorSentence<Code extends ErrorCode>(
  { code, params, path }: ErrorData<Code>,
  texts: Readonly<Record<Code, string>>,
): string {
  const text = fillTemplate(texts[code], params);
  return path === "" ? text : `${path}: ${text}`;
}
