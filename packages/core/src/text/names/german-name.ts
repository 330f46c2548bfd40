import { packOf } from "../../languages/pack-of.ts";
import type { Token } from "../values/scan.ts";
import { isStopWord } from "../words/stop-words.ts";
import { germanNounEnding, germanNouns } from "./data/german-nouns.ts";
import { firstNames } from "./data/name-words.ts";
import { isTitle } from "./is-title.ts";
import { placeOf } from "./place-of.ts";
import type { Part } from "./read-run.ts";
import { startsSentence } from "./sentence-start.ts";
import { isGermanArticle, type WordCase } from "./word-cases.ts";

const barePrepositions: ReadonlySet<string> = new Set(
  "in nach aus von bei mit fur gegen durch uber wie als ohne um vor".split(" "),
);
const speaking =
  /^(sagte|sagt|erklarte|erklart|betonte|kritisierte|forderte|fordert|teilte|schrieb|warnte|warnt|kundigte|gewann|verlor|traf|wurde|ist|war|hat|hatte|will|wird|kann|soll|muss|spielte|kam|ging|starb|lebt|lebte|wohnt)$/;
const adjective = /^[a-z]{3,}(e|en|er|es|em)$/;

/** How much speaks for (above 0) or against (below 0) a capitalised German word being a name and no noun. */
export function germanNameScore(
  tokens: readonly Token[],
  part: Part,
  afterParticle: boolean,
  lookup: (fold: string) => readonly WordCase[],
): number {
  const { fold, tail } = part;
  let score = 0;
  const words = fold.split("-");
  const isSure = part.capitals || placeOf(fold) !== undefined;
  if (isSure) score += 3;
  if (words.length > 1) score += 1;
  if (firstNames.has(words[0]!)) score += 2;
  if (germanNouns.has(tail) || germanNouns.has(fold)) score -= 5;
  else if (germanNounEnding.test(tail) && !firstNames.has(tail)) score -= 3;
  if (isStopWord(fold, packOf("de"))) score -= 5;
  const before = tokens[part.first - 1];
  const initial = startsSentence(tokens, part.first);
  if (before !== undefined && !initial && !isSure && !afterParticle) {
    if (isGermanArticle(before.fold)) score -= 2;
    else if (isTitle(before.fold, packOf("de"))) score += 3;
    else if (germanNouns.has(before.fold) && before.glued === false) score += 1;
    else if (barePrepositions.has(before.fold)) score += 1;
    else if (
      before.kind === "word" &&
      adjective.test(before.fold) &&
      !isStopWord(before.fold, packOf("de")) &&
      before.text === before.text.toLowerCase() &&
      !speaking.test(before.fold)
    )
      score -= 1;
  }
  if (speaking.test(tokens[part.last + 1]?.fold ?? "") && !isGermanArticle(before?.fold ?? "")) score += 1;
  for (const written of lookup(tail)) {
    if (isSure || afterParticle) break;
    if (written.withArticle > 0) score -= 2;
    else if (written.bare > 1) score += 1;
    if (written.lower > 0) score -= 2;
  }
  return score;
}
