import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { OwnWords } from "../embedded/paraphrased-words.ts";
import type { SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

export const namesOnly: ObjectionRule = {
  id: "names-only",
  kind: "objection",
  issueType: null,
  summary: "The names agree, and nothing the text says of them stands in the source sentence.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The singer Carla Dean and the drummer Joe Pike toured Canada.",
        text: "Carla Dean and Joe Pike divorced.",
      },
      { language: "en", source: "Peter Holm met the chairman of Volvo in Gothenburg.", text: "Peter Holm left Volvo." },
      {
        language: "de",
        source: "Der Regisseur Paul Kern und die Autorin Mia Horn drehten in Graz.",
        text: "Paul Kern und Mia Horn heirateten.",
      },
      {
        language: "es",
        source: "El cocinero Álvaro Nieto y la chef Lola Paz abrieron un bar.",
        text: "Álvaro Nieto y Lola Paz discutieron.",
      },
      {
        language: "pt",
        source: "O cantor Caio Luz e a atriz Bia Reis viajaram juntos.",
        text: "Caio Luz e Bia Reis brigaram.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The singer Carla Dean and the drummer Joe Pike toured Canada.",
        text: "Carla Dean and Joe Pike toured Canada.",
      },
      {
        language: "de",
        source: "Der Regisseur Paul Kern und die Autorin Mia Horn drehten in Graz.",
        text: "Paul Kern und Mia Horn drehten in Graz.",
      },
      {
        language: "es",
        source: "El cocinero Álvaro Nieto y la chef Lola Paz abrieron un bar.",
        text: "Álvaro Nieto y Lola Paz abrieron un bar.",
      },
    ],
  },
  find: lacksPredicate,
};

/** Names alone agree: nothing the claim says of them stands in the sentence. Values that agree say enough. */
function lacksPredicate({ claim, shared }: AlignedSentence, _: SourceText, { paraphrased }: OwnWords): boolean {
  if (claim.quantities.length + claim.dates.length > 0) return false;
  const said = claim.words.filter((word) => !word.stop && !word.number && !word.capitalised);
  return said.length > 0 && !said.some((word) => shared.has(word.stem) || paraphrased.has(word));
}
