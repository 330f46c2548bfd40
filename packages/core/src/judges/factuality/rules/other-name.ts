import type { LanguagePack } from "../../../languages/language-pack.ts";
import { stem } from "../../../text/index.ts";
import { type AlignedSentence, type Contradiction, isInValue } from "../embedded/aligned-sentence.ts";
import { lexiconOf } from "../embedded/lexicon.ts";
import { meanTheSame } from "../embedded/same-meaning.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import { isDeterminer } from "./shared/role-words.ts";

const LEAST_OVERLAP = 0.5;
const SURE_OVERLAP = 0.66;

/** What text generators print for a word they do not have: it names nobody. */
const UNKNOWN = "unk";

/**
 * A name of the claim that the article never mentions, standing where the aligned sentence has another name: behind or
 * before the same words ("Ellen [Fischer]" beside "Ellen [Brandt]", "crew of the [Meridian]" beside "crew of the
 * [Aurora]").
 */
export function contradictedNames(pair: AlignedSentence, article: SourceText): Contradiction[] {
  if (pair.overlap < LEAST_OVERLAP) return [];
  const { claim, source } = pair;
  const found: Contradiction[] = [];
  claim.words.forEach((word, at) => {
    if (!isName(word) || isInValue(word, claim)) return;
    const isNew = !article.places.has(word.stem);
    // A name of the same sentence may simply stand elsewhere in it.
    if (!isNew && source.words.some((other) => other.stem === word.stem)) return;
    const rival = rivalOf(claim.words, at, pair, article, isNew);
    if (rival === undefined) return;
    found.push({
      error_type: "NAME",
      confidence: 0.55 + 0.35 * pair.overlap,
      claim: { start: word.start - claim.start, end: word.end - claim.start },
      source: { start: rival.start, end: rival.end },
    });
  });
  return found;
}

function isName(word: ComparedWord): boolean {
  return word.capital && !word.stop && !word.number && word.lower.length > 1 && word.lower !== UNKNOWN;
}

function rivalOf(
  claim: readonly ComparedWord[],
  at: number,
  pair: AlignedSentence,
  article: SourceText,
  isNew: boolean,
): ComparedWord | undefined {
  const source = pair.source.words;
  const { shared } = pair;
  const previous = claim[at - 1];
  const second = claim[at - 2];
  const next = claim[at + 1];
  for (let i = 0; i < source.length; i += 1) {
    const candidate = source[i]!;
    if (!isName(candidate) || candidate.stem === claim[at]!.stem || shared.has(candidate.stem)) continue;
    if (isCommonNoun(claim[at]!, previous, article) || isCommonNoun(candidate, source[i - 1], article)) continue;
    if (meanTheSame(claim[at]!.lower, candidate.lower, article.language)) continue;
    const left = source[i - 1];
    // First name and surname: "Ellen Brandt" against "Ellen Fischer".
    if (previous !== undefined && left !== undefined && isFirstName(left) && previous.stem === left.stem) {
      if (isNew || !follows(article, previous.stem, claim[at]!.stem)) return candidate;
    }
    if (!isNew) continue;
    // A function word in between needs the content word before it as well: "crew of the Aurora".
    if (previous !== undefined && left !== undefined && previous.stem === left.stem) {
      if (!previous.stop && shared.has(previous.stem)) return candidate;
      const beforeLeft = source[i - 2];
      if (
        pair.overlap >= SURE_OVERLAP &&
        previous.stop &&
        second !== undefined &&
        beforeLeft !== undefined &&
        second.stem === beforeLeft.stem
      ) {
        if (!second.stop || claim[at - 3]?.stem === source[i - 3]?.stem) return candidate;
      }
    }
    const right = source[i + 1];
    if (next !== undefined && right !== undefined && next.stem === right.stem && !next.stop && isName(next)) {
      return candidate;
    }
  }
  return undefined;
}

/** Rarer words than this may be names that the frequency table happens to know. */
const RAREST_NOUN = 0.9;
const LEAST_PART = 4;
const LONGEST_COMPOUND = 40;
const INDEFINITE = /^(?:[ms]?ein|ihr|unser|kein)(?:e[mnrs]?)?$/;

/**
 * German writes every noun with a capital. One behind an article names nobody when the article is indefinite, when the
 * noun is no rare word, or when it is put together from such words.
 */
function isCommonNoun(word: ComparedWord, previous: ComparedWord | undefined, { language }: SourceText): boolean {
  if (language.code !== "de" || previous === undefined) return false;
  if (INDEFINITE.test(previous.lower)) return true;
  return isDeterminer(previous, language) && (isKnown(word.lower, language) || isCompound(word.lower, language));
}

function isKnown(word: string, language: LanguagePack): boolean {
  return lexiconOf(language).rarity(stem(word, language)) < RAREST_NOUN;
}

function isCompound(word: string, language: LanguagePack): boolean {
  const last = Math.min(word.length, LONGEST_COMPOUND) - LEAST_PART;
  for (let at = LEAST_PART; at <= last; at += 1) {
    if (isKnown(word.slice(0, at), language) && isKnown(word.slice(at), language)) return true;
  }
  return false;
}

/** A word that can stand before a surname: written with a capital, or first in its sentence. */
function isFirstName(word: ComparedWord): boolean {
  return !word.stop && !word.number && word.capitalised;
}

function follows({ words, places }: SourceText, first: string, second: string): boolean {
  return (places.get(first) ?? []).some((at) => words[at + 1]?.stem === second);
}
