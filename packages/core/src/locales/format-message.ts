import type { Locale } from "../languages/locale.ts";
import { messagesOf } from "../languages/messages-of.ts";
import { createFormatter } from "./create-formatter.ts";
import type { MessageCode, ParamsOf } from "./message-code.ts";

/**
 * Turns a message code and its params into a sentence of the given language.
 *
 * ```ts
 * formatMessage("errors.unknown_key", { key: "scroe" }, "de");
 * ```
 */
export function formatMessage<Code extends MessageCode>(code: Code, params: ParamsOf<Code>, locale: Locale): string {
  return format(code, params, locale);
}

const format = createFormatter<MessageCode>((feature, locale) => messagesOf(locale)[feature]);
