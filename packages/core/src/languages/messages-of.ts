import { messages as de } from "./de/messages/index.ts";
import { messages as en } from "./en/messages/index.ts";
import { messages as es } from "./es/messages/index.ts";
import type { Locale } from "./locale.ts";
import type { Messages } from "./parts/messages.ts";
import { messages as pt } from "./pt/messages/index.ts";

const MESSAGES = { de, en, es, pt } satisfies Readonly<Record<Locale, Messages>>;

/** Every message of a locale, by feature and key. */
export function messagesOf(locale: Locale): Messages {
  return MESSAGES[locale];
}
