import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { antonymIndex } from "../../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import type { Lexicon } from "./lexicon.ts";
import type { SourceWindow } from "./source-window.ts";

/** Words whose opposite stands in the window while they do not: "above" beside "below", "raised" beside "cut". */
export function countOpposites(words: readonly ComparedWord[], window: SourceWindow, language: LanguagePack): number {
  const index = antonymIndex(language);
  let count = 0;
  for (const word of words) {
    if (word.number) continue;
    const opposed = index.get(word.stem) ?? index.get(word.lower);
    if (opposed === undefined || window.stems.has(word.stem)) continue;
    if (opposed.some((other) => window.stems.has(other) || window.written.has(other))) count += 1;
  }
  return count;
}

/** Words that shut something out ("except", "ohne", "salvo") and do not stand in the window. */
export function countExclusions(words: readonly ComparedWord[], window: SourceWindow, language: LanguagePack): number {
  const shut = language.judging.exclusions;
  let count = 0;
  for (const word of words) if (shut.has(word.lower) && !window.written.has(word.lower)) count += 1;
  return count;
}

/** New words that the window says in another way. */
export function countParaphrases(novel: readonly ComparedWord[], window: SourceWindow, lexicon: Lexicon): number {
  let count = 0;
  const stems = { has: (stem: string) => window.stems.has(stem) };
  for (const word of novel) if (!word.number && lexicon.hasSynonymIn(word.stem, stems)) count += 1;
  return count;
}
