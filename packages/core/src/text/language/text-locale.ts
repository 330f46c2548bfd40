import { type Locale, localeFor } from "../../languages/locale.ts";
import { pairLanguages } from "./pair-languages.ts";

/**
 * The language of messages about a text where nobody asks for another: the text's own, English where it has no messages
 * or nothing tells it. A text too short to tell is read together with what stands `beside` it.
 */
export function textLocale(text: string, beside = ""): Locale {
  return localeFor(pairLanguages(text, beside).summary.code);
}
