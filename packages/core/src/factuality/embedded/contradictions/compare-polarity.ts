import type { Language } from "../../../text/index.ts";
import type { ComparedWord } from "../../source-text.ts";
import type { AlignedSentence, Contradiction, ReadStretch } from "../aligned-sentence.ts";
import { NEGATIONS } from "../data/negations.ts";

const LEAST_OVERLAP = 0.75;

/**
 * The same statement once with and once without a negation. The negated stretch is the clause around the negation
 * word: it must hold most of what both sides share.
 */
export function contradictedPolarity(pair: AlignedSentence, language: Language): Contradiction[] {
  if (pair.overlap < LEAST_OVERLAP || pair.shared.size < 2) return [];
  const negations = NEGATIONS[language];
  const inClaim = pair.claim.words.filter((word) => negations.has(word.lower));
  const inSource = pair.source.words.filter((word) => negations.has(word.lower) && isNear(word, pair));
  if (inClaim.length % 2 === inSource.length % 2) return [];
  const marked = inClaim[0] ?? verbPlace(pair.claim);
  const proof = inSource[0];
  return [
    {
      error_type: "NEGATION",
      confidence: 0.5 + 0.4 * pair.overlap,
      claim: { start: marked.start - pair.claim.start, end: marked.end - pair.claim.start },
      source:
        proof === undefined
          ? { start: pair.source.start, end: pair.source.end }
          : { start: proof.start, end: proof.end },
    },
  ];
}

/** A negation counts when it stands among the shared words, not in another clause of a long sentence. */
function isNear(negation: ComparedWord, { source, shared }: AlignedSentence): boolean {
  const at = source.words.indexOf(negation);
  let near = 0;
  for (let i = Math.max(0, at - 6); i < Math.min(source.words.length, at + 8); i += 1) {
    if (shared.has(source.words[i]!.stem) && !crossesComma(source, negation, source.words[i]!)) near += 1;
  }
  return near >= Math.min(2, shared.size);
}

function crossesComma(source: ReadStretch, a: ComparedWord, b: ComparedWord): boolean {
  const between = source.text.slice(Math.min(a.end, b.end) - source.start, Math.max(a.start, b.start) - source.start);
  return /[,;:–—]/.test(between);
}

function verbPlace(claim: ReadStretch): { start: number; end: number } {
  return { start: claim.start, end: claim.end };
}
