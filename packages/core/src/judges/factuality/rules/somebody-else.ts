import { type AlignedSentence, isInValue } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { OwnWords } from "../embedded/paraphrased-words.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

export const somebodyElse: ObjectionRule = {
  id: "somebody-else",
  kind: "objection",
  issueType: null,
  summary: "The text has a name that the source sentence lacks, and that sentence names somebody else.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Nurse Emma Shaw found the missing child on Friday. Officer Tom Blake led the search.",
        text: "Tom Blake found the missing child on Friday.",
      },
      {
        language: "en",
        source: "The festival in Ghent sold out within an hour. A second one follows in Bruges.",
        text: "The festival in Bruges sold out within an hour.",
      },
      {
        language: "de",
        source: "Die Biologin Lena Vogt entdeckte den Käfer im Harz. Ihr Kollege Max Rohr fotografierte ihn.",
        text: "Max Rohr entdeckte den Käfer im Harz.",
      },
      {
        language: "es",
        source: "La pintora Inés Vidal donó el cuadro al museo. El crítico Raúl Soto escribió el catálogo.",
        text: "Raúl Soto donó el cuadro al museo.",
      },
      {
        language: "pt",
        source: "A médica Rita Nunes criou o exame em Lisboa. O físico Davi Prado ajudou depois.",
        text: "Davi Prado criou o exame em Lisboa.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Nurse Emma Shaw found the missing child on Friday. Officer Tom Blake led the search.",
        text: "Emma Shaw found the missing child on Friday.",
      },
      {
        language: "de",
        source: "Die Biologin Lena Vogt entdeckte den Käfer im Harz. Ihr Kollege Max Rohr fotografierte ihn.",
        text: "Im Harz entdeckte Lena Vogt den Käfer.",
      },
      {
        language: "es",
        source: "La pintora Inés Vidal donó el cuadro al museo. El crítico Raúl Soto escribió el catálogo.",
        text: "Inés Vidal donó el cuadro al museo.",
      },
    ],
  },
  find: namesSomebodyElse,
};

/** The claim has a name that the sentence has not, and the sentence names somebody. */
function namesSomebodyElse({ claim, source }: AlignedSentence, _: SourceText, { paraphrased }: OwnWords): boolean {
  const isName = (word: ComparedWord, side: ComparedSpan) =>
    word.capital && !word.stop && !word.number && !isInValue(word, side);
  return (
    claim.words.some((word) => isName(word, claim) && !source.content.has(word.stem) && !paraphrased.has(word)) &&
    source.words.some((word) => isName(word, source))
  );
}
