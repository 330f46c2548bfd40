import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { perLanguage } from "../../../../text/words/per-language.ts";
import { type AlignedSentence, isInValue } from "../../embedded/aligned-sentence.ts";
import { stemsOf } from "../../embedded/stems-of.ts";
import type { ComparedWord } from "../../source-text.ts";
import { isSmall } from "../shared/role-words.ts";
import type { SharedVerb } from "./shared-verbs.ts";

/** Verbs around which nothing can be turned round, or that say too little by themselves. */
const unclearVerbsOf = perLanguage((language) => {
  const { mutual, lightVerbs } = language.judging.roles;
  return stemsOf(new Set([...mutual, ...lightVerbs]), language);
});

/** True where who acts can be read around a verb, in the claim and in the sentence. */
export function isReadable(verb: SharedVerb, pair: AlignedSentence, language: LanguagePack): boolean {
  const { stem } = pair.claim.words[verb.claim]!;
  if (unclearVerbsOf(language).has(stem) || isOfPhrase(pair, verb, language)) return false;
  return !hasUnclearSubject(pair, verb, language) && !isBesideDeed(pair, verb, language);
}

/**
 * What keeps roles from being read: another verb in front, "por" behind one that is no passive ("fichar por"), and a small word that
 * takes up the object put in front ("la luz la paga el inquilino").
 */
function hasUnclearSubject(
  { claim, source, shared }: AlignedSentence,
  at: SharedVerb,
  language: LanguagePack,
): boolean {
  const { by, clitics, passive, wordOrder } = language.judging.roles;
  const { logic, restatements } = language.judging;
  const isOther = (word: ComparedWord) =>
    !word.stop && !word.number && isSmall(word, claim) && !shared.has(word.stem) && !isInValue(word, claim);
  if (claim.words.slice(0, at.claim).some(isOther)) return true;
  // "The music to words by Ann Lee".
  const isOfNoun = (place: number) =>
    by.has(claim.words[place]!.lower) &&
    claim.words[place + 1]?.capital === true &&
    !restatements.participle.test(claim.words[place - 1]?.lower ?? "");
  const isPassive = claim.words.some(({ lower }) => passive.has(lower));
  if (wordOrder === "fixed" && !isPassive && claim.words.some((_, place) => isOfNoun(place))) return true;
  return [
    { words: claim.words, verb: at.claim },
    { words: source.words, verb: at.source },
  ].some(({ words, verb }) => {
    if (by.has(words[verb + 1]?.lower ?? "") && !restatements.participle.test(words[verb]!.lower)) return true;
    const isVerb = (place: number) =>
      place === verb ||
      logic.words.get(words[place]?.lower ?? "")?.class === "modality" ||
      logic.perfect.has(words[place]?.lower ?? "");
    return words.some(({ lower }, place) => clitics.has(lower) && place < verb && isVerb(place + 1));
  });
}

/** "The ferry is commanded by Inga": where word order tells who acts, the deed of a passive is its participle. */
function isBesideDeed({ claim }: AlignedSentence, at: SharedVerb, { judging }: LanguagePack): boolean {
  const { by, passive, wordOrder } = judging.roles;
  if (wordOrder === "free" || judging.restatements.participle.test(claim.words[at.claim]!.lower)) return false;
  const help = claim.words.findIndex(({ lower }) => passive.has(lower));
  return help >= 0 && claim.words.some(({ lower }, place) => place > help && by.has(lower));
}

/**
 * "Old cards", "paid directly": a word that has its neighbour with it on both sides may be an adjective or an adverb. Where
 * nouns have a capital, one before the word is no part of such a phrase.
 */
function isOfPhrase({ claim, source }: AlignedSentence, at: SharedVerb, { names }: LanguagePack): boolean {
  return [-1, 1].some((step) => {
    const [own, theirs] = [claim.words[at.claim + step], source.words[at.source + step]];
    if (own === undefined || own.stop || own.number || own.stem !== theirs?.stem) return false;
    return step > 0 || names.capitalisedNouns === undefined || isSmall(own, claim);
  });
}
