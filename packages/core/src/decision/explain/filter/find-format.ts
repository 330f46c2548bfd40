import { areClose } from "../../../languages/are-close.ts";
import { packOf } from "../../../languages/pack-of.ts";
import type { Locale } from "../../../locales/index.ts";
import { guessLanguage, segmentSentences } from "../../../text/index.ts";

/** Three sentences never need more; longer texts are not even scanned. */
export const MAX_TEXT_LENGTH = 1500;
const MAX_SENTENCES = 3;
/** The language counts as wrong only when the guess is this sure; close ones are easily mistaken. */
const SURE = 0.15;
const SURE_AMONG_KIN = 0.5;
/** The first words settle the language; reading on would cost more than all other rules together. */
const LANGUAGE_SAMPLE = 240;
/** Fewer words than these are no language. */
const FEWEST_WORDS = 5;

const MARKUP = /<\/?[a-zA-Z!][^<>]{0,200}>|\]\(|```|\*\*|~~|&#|&[a-z]{2,8};|[{}]|\[[^[\]]{1,80}\]/;
const HIDDEN =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u115f\u1160\u180e\u3164\u{e0000}-\u{e00ff}]|\u034f|[\u{e0100}-\u{e01ef}]/u;
const JOINED_PICTURES = /(?<=\p{Extended_Pictographic}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;
/** Letters and digits that no text in es, en, pt or de has. */
const FOREIGN =
  /[^\P{L}\p{Script=Latin}ªº]|[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2460-\u24ff\u{1f130}-\u{1f189}\u2100-\u214f\u1d00-\u1dbf]|[^\P{Nd}0-9]/u;

/**
 * The ids of the rules about form that a text breaks: blank, too long, markup, hidden or foreign signs, language. `scanned` is
 * the text without the names that stand in it by right.
 */
export function findFormat(text: string, scanned: string, locale: Locale): string[] {
  const found: string[] = [];
  if (MARKUP.test(scanned)) found.push("format.markup");
  if (HIDDEN.test(scanned.replace(JOINED_PICTURES, ""))) found.push("format.hidden_signs");
  if (FOREIGN.test(scanned)) found.push("format.foreign_signs");
  if (segmentSentences(text, packOf(locale)).length > MAX_SENTENCES) found.push("format.too_many_sentences");
  if (isOtherLanguage(text, locale)) found.push("format.language");
  return found;
}

function isOtherLanguage(text: string, locale: Locale): boolean {
  if ((text.match(/\p{L}{2,}/gu) ?? []).length < FEWEST_WORDS) return false;
  const { language, confidence } = guessLanguage(text.slice(0, LANGUAGE_SAMPLE));
  const wanted = packOf(locale);
  const sure = areClose(wanted, language) ? SURE_AMONG_KIN : SURE;
  return language !== wanted && confidence > sure;
}
