import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { readOnce } from "../../../../text/read-once.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import { isToldBySomebody } from "../../alignment/told-by.ts";
import { type ComparedSpan, sourceSentence } from "../../embedded/compared-span.ts";
import { headingsOfSource } from "../../embedded/headings-of-source.ts";
import type { SourceText } from "../../source-text.ts";
import { untruthStems } from "./untruth-stems.ts";

/**
 * Whether a source does not stand by what one of its sentences says: it calls it a myth beside it or above it, or sets it right in
 * the next one. A claim that says so itself, or who told it, is not touched.
 */
export function isTakenBack(claim: ComparedSpan, sentence: number, source: SourceText): boolean {
  const { language } = source.partOf(sentence);
  const own = new Set(claim.words.map(({ lower }) => lower));
  const isUnsaid = (word: string) => language.judging.untruths.words.has(word) && !own.has(word);
  if (mayDoubt(source) && [wordsBeside(), wordsAbove(), headingWords()].some((words) => words.some(isUnsaid)))
    return true;
  return isSetRight(own, sentence, source, language);

  /** The words of the part between semicolons that says most of the claim. */
  function wordsBeside(): readonly string[] {
    const { text, start, words } = sourceSentence(source, sentence);
    let best: readonly string[] = [];
    let most = -1;
    let part: string[] = [];
    let said = 0;
    for (const [at, { lower, stop, end }] of words.entries()) {
      part.push(lower);
      if (!stop && own.has(lower)) said += 1;
      const next = words[at + 1];
      if (next !== undefined && !text.slice(end - start, next.start - start).includes(";")) continue;
      if (said > most) [best, most] = [part, said];
      [part, said] = [[], 0];
    }
    return best;
  }

  /** "Three mistakes about hedgehogs: 1. … 2. …": the words that open the count. */
  function wordsAbove(): readonly string[] {
    const { from } = source.partOf(sentence);
    let at = sentence;
    // "About hedgehogs: 1." may end before what it counts.
    const isCounted = () =>
      COUNTED.test(source.sentences[at]!.text) || COUNT_BEHIND.test(source.sentences[at - 1]!.text);
    while (at > from && at > sentence - MOST_COUNTED && isCounted()) at -= 1;
    const isAnnounced = at < sentence && source.sentences[at]!.text.includes(":");
    return isAnnounced ? sourceSentence(source, at).words.map(({ lower }) => lower) : [];
  }

  function headingWords(): readonly string[] {
    const words = (headingsOfSource(source)[sentence] ?? "").toLowerCase().split(/[^\p{L}]+/u);
    return words.some((word) => language.judging.untruths.facts.has(word)) ? [] : words;
  }
}

const COUNTED = /^\s*(?:\(?(?:\d{1,2}|\p{L})[.)]|[-•*–])\s/u;
const COUNT_BEHIND = /:\s*[1a][.)]$/u;
const MOST_COUNTED = 20;

/** "Correction." */
const LONGEST_TITLE = 6;

/** Whether any sentence may call something untrue; most sources have no such word. */
export const mayDoubt = readOnce(({ language, parts, words }: SourceText) => {
  const packs = new Set([language, ...parts.map((part) => part.language)]);
  return [...packs].some(({ judging }) => words.some(({ lower }) => judging.untruths.words.has(lower)));
});

/** "An article said that …" before "In fact", or behind "Correction". */
function isSetRight(own: ReadonlySet<string>, sentence: number, source: SourceText, language: LanguagePack): boolean {
  const { logic, untruths } = language.judging;
  const { sentences } = source;
  const isOfSource = (at: number) =>
    sentences[at] !== undefined && source.partOf(at).from === source.partOf(sentence).from;
  const opens = (at: number, cue: RegExp) => isOfSource(at) && cue.test(sentences[at]!.text);
  const isTitle = (at: number) => sentences[at]!.tokens.length <= LONGEST_TITLE;
  const takesBack = opens(sentence + 1, untruths.takingBack) && !tellsWhat();
  const corrects =
    (opens(sentence - 1, untruths.correction) && isTitle(sentence - 1)) || opens(sentence, untruths.correction);
  if (!takesBack && !corrects && !opens(sentence + 1, untruths.settingRight)) return false;
  const span = sourceSentence(source, sentence);
  const isTold = isToldBySomebody(statementItems(span), language);
  // "The article said so" is true whatever it said.
  if (isTold && span.words.some((word) => logic.telling.has(word.lower) && own.has(word.lower))) return false;
  // "Sales rose, he said. In fact they rose by 9 percent" sets nothing right.
  return takesBack || span.words.some((word) => untruthStems(language).published.has(word.stem));

  /** "It is not true that it will close" takes back what it says itself. */
  function tellsWhat(): boolean {
    const rest = sentences[sentence + 1]!.text.replace(untruths.takingBack, "").toLowerCase();
    return rest.split(/[^\p{L}]+/u).some((word) => untruths.reported.opening.has(word));
  }
}
