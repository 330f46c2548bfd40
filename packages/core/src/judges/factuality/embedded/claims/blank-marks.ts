import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isMarkdownSign } from "../../../../text/folding/markdown-signs.ts";
import { withoutTags } from "../../../../text/words/without-tags.ts";

/** "【2†source】", "[3]", "[1, 2]", "[^2]", "<sup>2</sup>" and raised figures behind a full stop. */
const CITATION =
  /【[^】\n]{1,80}】|\[\^[^\]\s]{1,20}\]|\[\d{1,3}(?:\s?[-–,;]\s?\d{1,3}){0,9}\]|<sup>[^<]{1,20}<\/sup>|(?<=[.,;:!?…”"»)])[¹²³⁰⁴-⁹]+/gu;
/** "(1)" at the end of a clause; behind a name a number in brackets may be an age. */
const BRACKETED =
  /(?<!\p{Lu}[\p{L}-]{0,30}\s)\(\d{1,2}(?:, ?\d{1,2}){0,5}\)(?=\s*(?:[.,;!?…]|$))|\([1-3]\)(?=\s*(?:[.,;!?…]|$))/gu;
/** "(handbook.pdf, page 12)", "(see section 4.2)", "[Doc 1]" at the end of a clause. */
const REFERENCE =
  /[([](?:(?:see|siehe|vgl\.|véase) )?(?:[^()[\]\n]{1,60}\.(?:pdf|docx?|md|txt|html?)\b[^()[\]\n]{0,30}|(?:pp?\.|pages?|S\.|Seiten?|págs?\.|páginas?|section|Abschnitt|sección|§|docs?|sources?) ?\d[^()[\]\n]{0,20})[)\]](?=\s*(?:[.,;:!?…]|$))/giu;
const LEADING_NUMBER = /^\s*(?:\(\d{1,2}\)|\[[ xX]\])(?=\s)/u;
const LINK = /\[([^[\]]{1,200})\]\((?:https?:|www\.|mailto:|[/#])[^()\s]{0,500}\)/giu;
const BULLET = /^\s*(?:[-–—*+•‣▪◦·●■►➤✓✔]|\p{Extended_Pictographic}\ufe0f?)(?=\s)/u;
/** Where the number of an ordinal has a dot, "2. Mai" opens no list. */
const NUMBERED = /^\s*(?:\d{1,2}|[a-z])[.)](?=\s|$)/u;

/**
 * A sentence with blanks in place of what only marks it up or points at its sources, so that every word keeps its
 * offset. `opensLine` says whether it stands at the start of a line, where a list mark may.
 */
export function blankMarks(text: string, language: LanguagePack, opensLine: boolean): string {
  let bare = text;
  const blank = (marks: RegExp) => {
    bare = bare.replace(marks, (mark) => " ".repeat(mark.length));
  };
  blank(CITATION);
  bare = withoutTags(bare);
  blank(language.judging.nonClaims.sourceLabels());
  blank(BRACKETED);
  blank(REFERENCE);
  blank(LEADING_NUMBER);
  bare = bare.replace(LINK, (link, words: string) => ` ${words}`.padEnd(link.length));
  if (opensLine) {
    blank(BULLET);
    if (!isOrdinal(bare, language)) blank(NUMBERED);
  }
  return bare.replace(/[*_~`#>]/gu, (sign, at: number, whole: string) => (isMarkdownSign(whole, at) ? " " : sign));
}

/** True for "2. Mai …" where ordinals have a dot: the word behind it is a month, or goes on in small letters. */
function isOrdinal(text: string, { sentences, calendar }: LanguagePack): boolean {
  if (sentences.dottedOrdinals === undefined) return false;
  const next = /^\s*\d{1,2}\.\s+(\p{L}+)/u.exec(text)?.[1];
  return next !== undefined && (/^\p{Ll}/u.test(next) || calendar.months.has(next.toLowerCase()));
}
