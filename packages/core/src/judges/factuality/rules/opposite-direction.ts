import { type AlignedSentence, type Contradiction, isInValue } from "../embedded/aligned-sentence.ts";
import { directionsOf } from "../embedded/directions-of.ts";
import { partsOf } from "../embedded/sentence-parts.ts";
import type { ComparedWord } from "../source-text.ts";
import type { ContradictionRule } from "./rule.ts";
import { isNegated } from "./shared/negations-of.ts";
import { sharesFigures } from "./shared/shares-figures.ts";

export const oppositeDirection: ContradictionRule = {
  id: "opposite-direction",
  kind: "contradiction",
  issueType: "OPPOSITE",
  summary: "An amount rises in the text and falls in the source, with the same figures.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "House prices fell by 4% in April.",
        text: "House prices climbed by 4% in April.",
        marked: "climbed",
      },
      {
        language: "en",
        source: "The number of visitors dropped to 8,000.",
        text: "The number of visitors increased to 8,000.",
        marked: "increased",
      },
      {
        language: "de",
        source: "Die Mieten stiegen um 6 Prozent.",
        text: "Die Mieten gingen um 6 Prozent zurück.",
        marked: "gingen",
      },
      {
        language: "de",
        source: "Die Zahl der Einbrüche sank auf 310.",
        text: "Die Zahl der Einbrüche kletterte auf 310.",
        marked: "kletterte",
      },
      {
        language: "es",
        source: "El paro bajó un 2 % en junio.",
        text: "El paro creció un 2 % en junio.",
        marked: "creció",
      },
      {
        language: "pt",
        source: "As exportações cresceram 7% em agosto.",
        text: "As exportações caíram 7% em agosto.",
        marked: "caíram",
      },
    ],
    miss: [
      { language: "en", source: "House prices fell by 4% in April.", text: "House prices dropped by 4% in April." },
      { language: "en", source: "Sales rose by 3%, while costs fell by 5%.", text: "Costs fell by 5%." },
      { language: "de", source: "Die Mieten stiegen um 6 Prozent.", text: "Die Mieten nahmen um 6 Prozent zu." },
      { language: "es", source: "El paro bajó un 2 % en junio.", text: "El paro se redujo un 2 % en junio." },
      {
        language: "pt",
        source: "As exportações cresceram 7% em agosto.",
        text: "As exportações subiram 7% em agosto.",
      },
    ],
  },
  find: contradictedDirections,
};

/**
 * The claim lets an amount rise that falls in the source, or the other way round, with the same figures: only where each
 * side points one way, and nothing else of the claim is new. "Der Umsatz ging um 3 % zurück" beside "stieg um 3 %".
 */
function contradictedDirections(pair: AlignedSentence): Contradiction[] {
  const { claim, source, shared } = pair;
  const said = directionsOf(claim);
  if (said.size !== 1 || !sharesFigures(pair)) return [];
  const [at, way] = [...said][0]!;
  const meant = directionsOf(source);
  const [place, other] = [...meant][0] ?? [];
  if (place === undefined || other === way || new Set(meant.values()).size > 1) return [];
  const word = claim.words[at]!;
  const rival = source.words[place]!;
  const isNew = (one: ComparedWord) =>
    one !== word && !one.stop && !one.number && !shared.has(one.stem) && !isInValue(one, claim);
  if (claim.words.some((one, i) => isNew(one) && !isParticle(i, at, one))) return [];
  if (isNegated(word, claim) || isNegated(rival, source)) return [];
  if (!speaksOfShared(pair, place)) return [];
  return [
    {
      confidence: 0.85,
      claim: { start: word.start - claim.start, end: word.end - claim.start },
      source: { start: rival.start, end: rival.end },
    },
  ];
}

/** True when the part of the source sentence around a word has a word of the claim: sales may climb while profit does not. */
function speaksOfShared({ source, shared }: AlignedSentence, place: number): boolean {
  const part = partsOf(source).find(({ to }) => place < to)!;
  return source.words.slice(part.from, part.to).some((word) => shared.has(word.stem));
}

/** The particle of a separable verb is no stop word in every list: "ging … zurück". */
function isParticle(i: number, verb: number, word: ComparedWord): boolean {
  return i > verb && word.lower === "zurück";
}
