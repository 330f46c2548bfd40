import type { LanguagePack } from "../../../languages/language-pack.ts";
import { areAntonyms } from "../../../text/index.ts";
import { type AlignedSentence, isInValue, type ReadStretch } from "../embedded/aligned-sentence.ts";
import { ROLE_CUES } from "../embedded/data/role-cues.ts";
import { directionsOf } from "../embedded/directions-of.ts";
import type { ComparedWord } from "../source-text.ts";
import { isSmall } from "./shared/role-words.ts";

/** An amount goes one way in the claim, and the sentence tells of the other way, alone or as well. */
export function differInDirection({ claim, source }: AlignedSentence, language: LanguagePack): boolean {
  const meant = new Set(directionsOf(source, language).values());
  for (const way of directionsOf(claim, language).values()) {
    if (meant.size > 1 || (meant.size === 1 && !meant.has(way))) return true;
  }
  return false;
}

/** The sentence has the opposite of a word that only the claim has. */
export function holdsOpposite({ claim, source, shared }: AlignedSentence, language: LanguagePack): boolean {
  const isOpen = (word: ComparedWord) => !word.stop && !word.number && !shared.has(word.stem);
  const rest = new Set(source.words.filter(isOpen).map((word) => word.stem));
  return claim.words.some((word) => {
    if (!isOpen(word)) return false;
    for (const other of rest) if (areAntonyms(word.stem, other, language)) return true;
    return false;
  });
}

/** The claim has a name that the sentence has not, and the sentence names somebody. */
export function namesSomebodyElse({ claim, source }: AlignedSentence, paraphrased: ReadonlySet<ComparedWord>): boolean {
  const isName = (word: ComparedWord, side: ReadStretch) =>
    word.capital && !word.stop && !word.number && !isInValue(word, side);
  return (
    claim.words.some((word) => isName(word, claim) && !source.content.has(word.stem) && !paraphrased.has(word)) &&
    source.words.some((word) => isName(word, source))
  );
}

/** Around a verb of both the names have changed places, and no passive on one side only accounts for it. */
export function haveTurnedNames({ claim, source, shared }: AlignedSentence, language: LanguagePack): boolean {
  const { by } = ROLE_CUES[language.code];
  const hasBy = (side: ReadStretch) => side.words.some((word) => by.has(word.lower));
  if (hasBy(claim) !== hasBy(source)) return false;
  const isVerb = (word: ComparedWord, side: ReadStretch) => !word.stop && !word.number && isSmall(word, side);
  return claim.words.some((verb) => {
    if (!shared.has(verb.stem) || !isVerb(verb, claim)) return false;
    const other = source.words.find((word) => word.stem === verb.stem && isVerb(word, source));
    if (other === undefined) return false;
    const said = namesAround(claim, verb, shared, language);
    const meant = namesAround(source, other, shared, language);
    return meet(said.before, meant.after) && meet(said.after, meant.before);
  });
}

/** Names alone agree: nothing the claim says of them stands in the sentence. Values that agree say enough. */
export function lacksPredicate({ claim, shared }: AlignedSentence, paraphrased: ReadonlySet<ComparedWord>): boolean {
  if (claim.quantities.length + claim.dates.length > 0) return false;
  const said = claim.words.filter((word) => !word.stop && !word.number && !word.capitalised);
  return said.length > 0 && !said.some((word) => shared.has(word.stem) || paraphrased.has(word));
}

function namesAround({ words }: ReadStretch, verb: ComparedWord, shared: ReadonlySet<string>, language: LanguagePack) {
  const before = new Set<string>();
  const after = new Set<string>();
  let isAside = false;
  for (const word of words) {
    // "In der Stadthalle sang der Chor": what stands behind such a word neither acts nor is acted upon.
    if (ROLE_CUES[language.code].other.has(word.lower)) isAside = true;
    if (!word.capitalised || word.stop) continue;
    if (!isAside && shared.has(word.stem)) (word.start < verb.start ? before : after).add(word.stem);
    isAside = false;
  }
  return { before, after };
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const stem of a) if (b.has(stem)) return true;
  return false;
}
