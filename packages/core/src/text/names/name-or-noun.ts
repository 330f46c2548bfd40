import type { LanguagePack } from "../../languages/language-pack.ts";
import type { CapitalisedNouns } from "../../languages/parts/name-rules.ts";
import type { Token } from "../values/scan.ts";
import { isStopWord } from "../words/stop-words.ts";
import { firstNames } from "./data/name-words.ts";
import { isTitle } from "./is-title.ts";
import { placeOf } from "./place-of.ts";
import type { Part } from "./read-run.ts";
import { startsSentence } from "./sentence-start.ts";
import type { WordCase } from "./word-cases.ts";

/** What is known where common nouns have capitals too. */
export type NounContext = {
  readonly tokens: readonly Token[];
  readonly language: LanguagePack;
  readonly rules: CapitalisedNouns;
  readonly lookup: (fold: string) => readonly WordCase[];
};

/** How much speaks for (above 0) or against (below 0) a capitalised word being a name and no common noun. */
export function nameScore(
  { tokens, language, rules, lookup }: NounContext,
  part: Part,
  afterParticle: boolean,
): number {
  const { fold, tail } = part;
  let score = 0;
  const words = fold.split("-");
  const isSure = part.capitals || placeOf(fold) !== undefined;
  if (isSure) score += 3;
  if (words.length > 1) score += 1;
  if (firstNames.has(words[0]!)) score += 2;
  if (rules.nouns.has(tail) || rules.nouns.has(fold)) score -= 5;
  else if (rules.nounEnding.test(tail) && !firstNames.has(tail)) score -= 3;
  if (isStopWord(fold, language)) score -= 5;
  const before = tokens[part.first - 1];
  const initial = startsSentence(tokens, part.first);
  if (before !== undefined && !initial && !isSure && !afterParticle) {
    if (rules.determiners.has(before.fold)) score -= 2;
    else if (isTitle(before.fold, language)) score += 3;
    else if (rules.nouns.has(before.fold) && before.glued === false) score += 1;
    else if (rules.barePrepositions.has(before.fold)) score += 1;
    else if (
      before.kind === "word" &&
      rules.adjective.test(before.fold) &&
      !isStopWord(before.fold, language) &&
      before.text === before.text.toLowerCase() &&
      !rules.personVerb.test(before.fold)
    )
      score -= 1;
  }
  if (rules.personVerb.test(tokens[part.last + 1]?.fold ?? "") && !rules.determiners.has(before?.fold ?? ""))
    score += 1;
  for (const written of lookup(tail)) {
    if (isSure || afterParticle) break;
    if (written.withArticle > 0) score -= 2;
    else if (written.bare > 1) score += 1;
    if (written.lower > 0) score -= 2;
  }
  return score;
}
