import { areClose } from "../../../languages/are-close.ts";
import { packOf } from "../../../languages/pack-of.ts";
import { LOCALES, type Locale } from "../../../locales/index.ts";
import { guessLanguage, segmentSentences } from "../../../text/index.ts";
import { isStopWord } from "../../../text/words/stop-words.ts";
import type { FilterRuleId } from "./filter-rule-id.ts";
import { conceptsOf } from "./reader/concepts.ts";
import { foldCustomerText } from "./scan-copies.ts";

/** Three sentences never need more; longer texts are not even scanned. */
export const MAX_TEXT_LENGTH = 1500;
const MAX_SENTENCES = 3;
/** The language counts as wrong only when the guess is this sure; close ones are easily mistaken. */
const SURE = 0.15;
const SURE_AMONG_KIN = 0.5;
/** The first words settle the language; reading on would cost more than all other rules together. */
const LANGUAGE_SAMPLE = 240;
/** Fewer words than these are no language, unless most of them are small words of one other language. */
const FEWEST_WORDS = 5;
const SHORTEST = 3;
/** A sentence of a language holds more of its small words than this; one of a language nobody has a pack for does not. */
const FEWEST_SMALL_WORDS = 0.15;
/** Unless so many of its words are words of letters. */
const MOST_OF = 0.6;
/** `All set, Ana!`, `Is this you?` and `One step left, Ben.` are no sentences, nor is a formula that ends a letter. */
const OPENER = /^[^.!?\n]{1,40}(?:,[^.!?\n]{1,20}[.!]|[!?])\s+/;
const LONGEST_OPENER = 5;
const FORMULA =
  /\s(?:[^.!?\n]{0,25}\b(?:regards|wishes|sincerely|faithfully|saludos?|atentamente|cordialmente|cumprimentos|atenciosamente|saudações|hochachtungsvoll)\b|[^.!?\n]{0,25}\bgr(?:ü|ue)(?:ß|ss)en?\b)[^.!?\n]{0,40}[.!]?\s*$/iu;
const LONGEST_FORMULA = 120;
/** `Amount: 30 EUR.` is a field of a form, and `Any questions? Call us.` one sentence. */
const FIELD = /^[\p{L}]{4,20}: \P{L}*(?:[^\s.!?]+[.,]?\d*\s*){1,5}[.!]?$/u;
/** `, Optik Brandt, 23. August`: names and dates behind a comma or colon are of no language. */
const LISTED = /(?<=[,:;–-] )[^\p{L},:;]*(?:\p{Lu}[\p{L}'’&.-]*[^\p{L},:;]*){1,3}(?=[,:;.]|$)/gu;
/** `30 EUR, Optik Brandt, 23. August.` is a line of a list. */
const LINE =
  /^(?=.{0,60}\d)(?:\P{Ll}*|(?:[^\p{L}]*(?:\p{Lu}[\p{L}'’&.-]*|de|del|da|do|of|the|und|y|e)(?![\p{L}])){0,6}[^\p{L}]*)$/u;
const LONGEST_LINE = 60;
const ASKED = /^[^.!?]{1,40}\?$/;
/** A heading on the first line, `Dear customer,` and `Kind regards,` on lines of their own are none either. */
const HEADING = /^[^\n.!?:,]{1,60}(?::[^\n.!?:,]{1,60})?\n\s*/;
const SALUTATION = /^[^\n!?]{1,60}[,:]\s*\n/;
/** Nor is `Good morning, Ana!` before the first one. */
const GREETING =
  /^[¡\s]*(?:hol(?:a|i)|buen(?:os|as)? (?:d[ií]as?|tardes|noches)|hello|hi|good (?:morning|afternoon|evening|day)|ol[áa]|oi|bo(?:m|a) (?:dia|tarde|noite)|hallo|guten (?:tag|morgen|abend)|gr[üu][ßs]s? gott|moin|saludos|greetings|sauda[çc][õo]es)(?:,? [\p{L}-]{1,20}){0,3}[.!]+\s+/iu;
const CLOSING = /\n[^\n.!?]{1,40},?\s*(?:\n[^\n.!?]{0,60}\s*)?$/;

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
export function findFormat(text: string, scanned: string, locale: Locale): FilterRuleId[] {
  const found: FilterRuleId[] = [];
  if (MARKUP.test(scanned)) found.push("format.markup");
  if (HIDDEN.test(scanned.replace(JOINED_PICTURES, ""))) found.push("format.hidden_signs");
  if (FOREIGN.test(scanned)) found.push("format.foreign_signs");
  if (hasTooManySentences(text, locale)) found.push("format.too_many_sentences");
  const sentences = segmentSentences(scanned.replace(SALUTATION, ""), packOf(locale)).map((sentence) => sentence.text);
  if ([scanned, ...sentences.slice(0, 2 * MAX_SENTENCES)].some((part) => isOtherLanguage(part, locale))) {
    found.push("format.language");
  }
  return found;
}

function hasTooManySentences(text: string, locale: Locale): boolean {
  const [start, end] = [text.trim().slice(0, -LONGEST_FORMULA), text.trim().slice(-LONGEST_FORMULA)];
  const parts = [HEADING, SALUTATION, GREETING, CLOSING];
  const letter = parts.reduce((rest, part) => rest.replace(part, ""), start + end.replace(FORMULA, ""));
  const opener = OPENER.exec(letter)?.[0] ?? "";
  const isShort = opener.trim().split(/\s+/).length <= LONGEST_OPENER;
  const sentences = segmentSentences(isShort ? letter.slice(opener.length) : letter, packOf(locale));
  const counted = sentences.filter(
    ({ text: sentence }, i) =>
      !FIELD.test(sentence) &&
      !(sentence.length <= LONGEST_LINE && LINE.test(sentence)) &&
      !(i > 0 && ASKED.test(sentence)),
  );
  return counted.length > MAX_SENTENCES;
}

function isOtherLanguage(text: string, locale: Locale): boolean {
  const sample = text.slice(0, LANGUAGE_SAMPLE).replace(LISTED, "").toLowerCase();
  const words = sample.match(/\p{L}+/gu) ?? [];
  const wanted = packOf(locale);
  const count = words.filter((word) => word.length > 1).length;
  if (count < FEWEST_WORDS) return count >= SHORTEST && isShortAndForeign(words, locale);
  if (words.filter((word) => isStopWord(word, wanted)).length < FEWEST_SMALL_WORDS * words.length) {
    return words.filter((word) => isOfLetters(word, locale)).length < MOST_OF * words.length;
  }
  const { language, confidence } = guessLanguage(sample);
  const sure = areClose(wanted, language) ? SURE_AMONG_KIN : SURE;
  return language !== wanted && confidence > sure;
}

/** True for a word that letters of this language are made of: `Payment stopped.` has no small word. */
function isOfLetters(word: string, locale: Locale): boolean {
  return isStopWord(word, packOf(locale)) || conceptsOf(foldCustomerText(word), locale).length > 0;
}

/** `We appreciate your business.` among Portuguese sentences: no small word of its own language, two of another. */
function isShortAndForeign(words: readonly string[], locale: Locale): boolean {
  const smallOf = (other: Locale) => words.filter((word) => isStopWord(word, packOf(other))).length;
  return smallOf(locale) === 0 && LOCALES.some((other) => other !== locale && smallOf(other) > 1);
}
