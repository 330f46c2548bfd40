import { type Locale, localeFor } from "../../languages/locale.ts";
import { CLEAR_GUESS } from "./sentence-language.ts";
import { tellLanguage } from "./tell-language.ts";

/**
 * The language of messages about a text where nobody asks for another: the text's own, English where it has no messages
 * or nothing tells it. A text too short to tell is read together with what stands `beside` it.
 */
export function textLocale(text: string, beside = ""): Locale {
  const own = sampleOf(text);
  const told = tellLanguage(own);
  const clear = told.confidence < CLEAR_GUESS ? tellLanguage(`${own}\n${sampleOf(beside)}`) : told;
  return localeFor(clear.language);
}

/** Words about a text need less of it than judging does: a report is to be there at once. */
const SAMPLE = 1000;

/** The beginning of a text, without a word that it would cut in two. */
function sampleOf(text: string): string {
  return text.length <= SAMPLE ? text : text.slice(0, SAMPLE).replace(/[\p{L}\p{M}]{1,40}$/u, "");
}
