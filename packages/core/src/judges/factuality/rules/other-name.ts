import { type AlignedSentence, type Contradiction, isInValue } from "../embedded/aligned-sentence.ts";
import { meanTheSame } from "../embedded/same-meaning.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ContradictionRule } from "./rule.ts";
import { isCommonNoun } from "./shared/is-common-noun.ts";

const MIN_OVERLAP = 0.5;
const SURE_OVERLAP = 0.66;

/** What text generators print for a word they do not have: it names nobody. */
const UNKNOWN = "unk";

export const otherName: ContradictionRule = {
  id: "other-name",
  kind: "contradiction",
  issueType: "NAME",
  summary: "A name the source never mentions stands where the source has another name.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The prize went to the novelist Helen Marsh from Leeds.",
        text: "The prize went to the novelist Helen Carter from Leeds.",
        marked: "Carter",
      },
      {
        language: "en",
        source: "The crew of the Albatross was rescued off Iceland.",
        text: "The crew of the Meteor was rescued off Iceland.",
        marked: "Meteor",
      },
      {
        language: "de",
        source: "Trainerin Julia Stein verlässt den Verein im Sommer.",
        text: "Trainerin Julia Krause verlässt den Verein im Sommer.",
        marked: "Krause",
      },
      {
        language: "de",
        source: "Das Werk in Zwickau wird im Herbst geschlossen.",
        text: "Das Werk in Chemnitz wird im Herbst geschlossen.",
        marked: "Chemnitz",
      },
      {
        language: "es",
        source: "La alcaldesa Marta Robles presentó el presupuesto.",
        text: "La alcaldesa Marta Cifuentes presentó el presupuesto.",
        marked: "Cifuentes",
      },
      {
        language: "pt",
        source: "O ministro Paulo Teles visitou a escola.",
        text: "O ministro Paulo Moura visitou a escola.",
        marked: "Moura",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The prize went to the novelist Helen Marsh from Leeds.",
        text: "The prize went to Marsh, a novelist from Leeds.",
      },
      {
        language: "en",
        source: "Helen Marsh and Ruth Carter wrote the play together.",
        text: "Ruth Carter wrote the play together with Helen Marsh.",
      },
      {
        language: "de",
        source: "Trainerin Julia Stein verlässt den Verein im Sommer.",
        text: "Im Sommer verlässt Julia Stein den Verein.",
      },
      {
        language: "de",
        source: "Der Zug hielt an einem Bahnhof bei Fulda.",
        text: "Der Zug hielt an einer Station bei Fulda.",
      },
      {
        language: "es",
        source: "La alcaldesa Marta Robles presentó el presupuesto.",
        text: "Robles presentó el presupuesto.",
      },
    ],
  },
  find: contradictedNames,
};

/**
 * A name of the claim that the article never mentions, standing where the aligned sentence has another name: behind or
 * before the same words ("Ellen [Fischer]" beside "Ellen [Brandt]", "crew of the [Meridian]" beside "crew of the
 * [Aurora]").
 */
function contradictedNames(pair: AlignedSentence, article: SourceText): Contradiction[] {
  if (pair.overlap < MIN_OVERLAP) return [];
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

/** A word that can stand before a surname: written with a capital, or first in its sentence. */
function isFirstName(word: ComparedWord): boolean {
  return !word.stop && !word.number && word.capitalised;
}

function follows({ words, places }: SourceText, first: string, second: string): boolean {
  return (places.get(first) ?? []).some((at) => words[at + 1]?.stem === second);
}
