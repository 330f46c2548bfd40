import { compareQuantities } from "../../../text/index.ts";
import type { AlignedSentence, Contradiction } from "../embedded/aligned-sentence.ts";
import type { ContradictionRule } from "./rule.ts";
import { contradictedValue } from "./shared/contradicted-value.ts";
import { MIN_OVERLAP } from "./shared/shares-topic.ts";
import { isBoundTo, signOf } from "./shared/value-places.ts";

export const reversedDifference: ContradictionRule = {
  id: "reversed-difference",
  kind: "contradiction",
  issueType: "OPPOSITE",
  summary: "The difference has the same size but the other sign: more in the text, less in the source.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The farm harvested 12% less wheat than last year.",
        text: "The farm harvested 12% more wheat than last year.",
        marked: "more",
      },
      {
        language: "en",
        source: "Women waited 20 minutes longer and paid 15 euros more than men.",
        text: "Women paid 15 euros less than men.",
        marked: "less",
      },
      {
        language: "de",
        source: "Der Verlag verkaufte 8 Prozent mehr Bücher als im Vorjahr.",
        text: "Der Verlag verkaufte 8 Prozent weniger Bücher als im Vorjahr.",
        marked: "weniger",
      },
      {
        language: "es",
        source: "El hotel recibió un 5 % más de turistas que en 2022.",
        text: "El hotel recibió un 5 % menos de turistas que en 2022.",
        marked: "menos",
      },
      {
        language: "pt",
        source: "A loja vendeu 10% menos sapatos do que em maio.",
        text: "A loja vendeu 10% mais sapatos do que em maio.",
        marked: "mais",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The farm harvested 12% less wheat and 12% more barley than last year.",
        text: "The farm harvested 12% more barley than last year.",
      },
      {
        language: "en",
        source: "The farm harvested 12% less wheat than last year.",
        text: "The wheat harvest of the farm was 12% smaller than last year.",
      },
      {
        language: "de",
        source: "Der Verlag verkaufte 8 Prozent mehr Bücher als im Vorjahr.",
        text: "Im Vorjahr verkaufte der Verlag weniger Bücher.",
      },
      {
        language: "es",
        source: "El hotel recibió un 5 % más de turistas que en 2022.",
        text: "En 2022 el hotel recibió menos turistas.",
      },
    ],
  },
  find: contradictedDifferences,
};

/** The same difference the other way: "11 % more than last year" beside "11 % less". */
function contradictedDifferences(pair: AlignedSentence): Contradiction[] {
  if (pair.overlap < MIN_OVERLAP) return [];
  const found: Contradiction[] = [];
  for (const value of pair.claim.quantities) {
    const said = signOf(pair.claim, value);
    if (said === undefined) continue;
    const same = pair.source.quantities.filter((other) => compareQuantities(value, other) === "equal");
    const signs = same.map((other) => signOf(pair.source, other));
    const at = signs.findIndex((sign) => sign !== undefined && sign.way !== said.way);
    if (at < 0 || signs.some((sign) => sign?.way === said.way) || !isBoundTo(pair, same[at]!)) continue;
    found.push(contradictedValue(pair, said.word, signs[at]!.word));
  }
  return found;
}
