import { PACKS } from "./language.ts";
import type { Locale } from "./locale.ts";
import type { Messages } from "./parts/messages.ts";

/** Every message of a locale, by feature and key. */
export function messagesOf(locale: Locale): Messages {
  return PACKS[locale].messages;
}
