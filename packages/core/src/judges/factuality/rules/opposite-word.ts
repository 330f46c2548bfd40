import { areAntonyms } from "../../../text/index.ts";
import { type AlignedSentence, type Contradiction, isInValue } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ContradictionRule } from "./rule.ts";
import { isNear } from "./shared/is-near.ts";
import { isNegated } from "./shared/negations-of.ts";
import { sharesFigures } from "./shared/shares-figures.ts";

const MIN_OVERLAP = 0.6;

export const oppositeWord: ContradictionRule = {
  id: "opposite-word",
  kind: "contradiction",
  issueType: "OPPOSITE",
  summary: "A word stands where the source has its opposite, and all else is much the same.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The jury found the mayor guilty of fraud.",
        text: "The jury found the mayor innocent of fraud.",
        marked: "innocent",
      },
      {
        language: "en",
        source: "Parliament rejected the tax on sugar drinks.",
        text: "Parliament accepted the tax on sugar drinks.",
        marked: "accepted",
      },
      {
        language: "de",
        source: "Der Verein gewann das Spiel in Bremen.",
        text: "Der Verein verlor das Spiel in Bremen.",
        marked: "verlor",
      },
      {
        language: "de",
        source: "Die Behörde erlaubte das Feuerwerk am See.",
        text: "Die Behörde verbot das Feuerwerk am See.",
        marked: "verbot",
      },
      {
        language: "es",
        source: "El juez absolvió al conductor del autobús.",
        text: "El juez condenó al conductor del autobús.",
        marked: "condenó",
      },
      {
        language: "pt",
        source: "O time ganhou o jogo em Recife.",
        text: "O time perdeu o jogo em Recife.",
        marked: "perdeu",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The jury found the mayor guilty of fraud.",
        text: "The jury found the mayor not innocent of fraud.",
      },
      { language: "en", source: "The theatre opened in May and closed in June.", text: "The theatre closed in June." },
      {
        language: "de",
        source: "Der Verein gewann das Spiel in Bremen.",
        text: "Das Spiel in Bremen hat der Verein gewonnen.",
      },
      { language: "de", source: "Werder gewann das Spiel gegen Mainz.", text: "Mainz verlor das Spiel gegen Werder." },
      {
        language: "es",
        source: "El juez absolvió al conductor y condenó al mecánico.",
        text: "El juez condenó al mecánico.",
      },
    ],
  },
  find: contradictedOpposites,
};

/**
 * A word of the claim whose opposite stands in the aligned sentence, all else being much the same. Not where the sentences
 * around it have that word: what was damaged in March may be repaired in May.
 */
function contradictedOpposites(pair: AlignedSentence, article: SourceText): Contradiction[] {
  const { language } = article;
  const alike = pair.overlap >= MIN_OVERLAP && pair.shared.size >= 2;
  const isOpen = (word: ComparedWord) => !word.stop && !word.number && !pair.shared.has(word.stem);
  const asked = pair.claim.words.filter((word) => isOpen(word) && !isInValue(word, pair.claim));
  // "Unemployment rose to 7.2 %" beside "fell to 7.2 %": all but the opposite is the same, figures included.
  if (!alike && (asked.length !== 1 || !sharesFigures(pair))) return [];
  for (const word of asked) {
    // Asked in this order because nearly no word is an opposite, and values are dear to read.
    const rival = pair.source.words.find(
      (other) =>
        isOpen(other) &&
        areAntonyms(word.stem, other.stem, language) &&
        !isInValue(other, pair.source) &&
        haveSameNeighbour(pair, word, other) &&
        !haveChangedSides(pair),
    );
    if (rival === undefined || isNear(word.stem, pair.source, article)) continue;
    if (isNegated(word, pair.claim) !== isNegated(rival, pair.source)) continue;
    return [
      {
        confidence: 0.45 + 0.4 * (alike ? pair.overlap : 1),
        claim: { start: word.start - pair.claim.start, end: word.end - pair.claim.start },
        source: { start: rival.start, end: rival.end },
      },
    ];
  }
  return [];
}

/** Opposites only contradict each other when they are said of the same thing: a shared content word stands beside both. */
function haveSameNeighbour(
  { claim, source, shared }: AlignedSentence,
  word: ComparedWord,
  other: ComparedWord,
): boolean {
  const near = (side: ComparedSpan, of: ComparedWord) => {
    const content = side.words.filter((one) => !one.stop || one === of);
    const at = content.indexOf(of);
    return content.slice(Math.max(0, at - 2), at + 3).filter((one) => shared.has(one.stem));
  };
  const beside = new Set(near(source, other).map((one) => one.stem));
  return near(claim, word).some((one) => beside.has(one.stem));
}

/** "Ghent lost to Aalst" is what "Aalst beat Ghent" says: opposite verbs with the names the other way round. */
function haveChangedSides({ claim, source }: AlignedSentence): boolean {
  const names = (side: ComparedSpan) =>
    side.words.filter((word) => word.capitalised && !word.stop).map((word) => word.stem);
  const meant = names(source);
  const said = names(claim).filter((stem) => meant.includes(stem));
  return new Set(said).size > 1 && meant.find((stem) => said.includes(stem)) !== said[0];
}
