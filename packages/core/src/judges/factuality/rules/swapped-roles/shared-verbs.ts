import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { type AlignedSentence, isInValue } from "../../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { isDeterminer, isSmall } from "../shared/role-words.ts";

/** Where a verb stands that a claim and its sentence share, by their words. */
export interface SharedVerb {
  readonly claim: number;
  readonly source: number;
}

/**
 * Shared words that can be verbs: written small on both sides, the one sure sign where nouns have capitals, and with no
 * article or number before them ("the goal", "las gracias", "120 nurses").
 */
export function* sharedVerbs(pair: AlignedSentence, language: LanguagePack): Generator<SharedVerb> {
  for (let i = 0; i < pair.claim.words.length; i += 1) {
    const word = pair.claim.words[i]!;
    if (word.stop || word.number || !canBeVerb(pair.claim, i, language) || isInValue(word, pair.claim)) continue;
    const found = pair.source.words.findIndex(
      (other, at) => isSameVerb(other.stem, word.stem, language) && canBeVerb(pair.source, at, language),
    );
    if (found >= 0) yield { claim: i, source: found };
  }
}

function canBeVerb(span: ComparedSpan, at: number, language: LanguagePack): boolean {
  const before = span.words[at - 1];
  if (!isSmall(span.words[at]!, span) || language.judging.particles.has(span.words[at]!.lower)) return false;
  if (before === undefined) return true;
  // "The most frequent".
  if (language.judging.logic.words.get(before.lower)?.class === "comparison") return false;
  // "Two years of warranty", "en servicio".
  const { infinitive, prepositions } = language.judging.logic;
  const { lower } = span.words[at]!;
  if (prepositions.has(before.lower) && infinitive?.test(`${before.lower} ${lower}`) !== true) return false;
  // Where nouns have a capital, a small word behind a number may well be the verb ("mit 3:1 geschlagen").
  return !isDeterminer(before, language) && (language.names.capitalisedNouns !== undefined || !before.number);
}

/** Participles that carry a prefix lose more of their end: "retteten" and "gerettet" are one verb. */
function isSameVerb(a: string, b: string, { judging: { verbs } }: LanguagePack): boolean {
  if (a === b) return true;
  if (verbs === null) return false;
  const { front } = verbs.participle;
  return isParticipleOf(a, b, front) || isParticipleOf(b, a, front);
}

function isParticipleOf(participle: string, verb: string, front: string): boolean {
  if (!participle.startsWith(front)) return false;
  const root = participle.slice(front.length);
  return root.length >= MIN_ROOT && verb.length >= MIN_ROOT && (verb.startsWith(root) || root.startsWith(verb));
}

const MIN_ROOT = 3;
