import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import type { ObjectionRule } from "./rule.ts";
import { negationOver } from "./shared/negation-over.ts";

export const deniedWord: ObjectionRule = {
  id: "denied-word",
  kind: "objection",
  issueType: null,
  summary: "A word both sides have is denied on one side only.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The vaccine protects adults, though not infants, against measles.",
        text: "The vaccine protects infants against measles.",
      },
      {
        language: "en",
        source: "The weather service has issued a warning for the whole coast of Devon, but not for Cornwall.",
        text: "The weather service has issued a warning for Cornwall.",
      },
      {
        language: "de",
        source: "Die neue Regelung der Stadt gilt ab Mai für Mieter, aber nicht für Eigentümer.",
        text: "Die neue Regelung der Stadt gilt ab Mai für Eigentümer.",
      },
      {
        language: "es",
        source: "La ayuda del gobierno regional llega en mayo a los autónomos, pero no a los jubilados.",
        text: "La ayuda del gobierno regional llega en mayo a los jubilados.",
      },
      {
        language: "pt",
        source: "O desconto da loja vale em maio para estudantes, mas não para professores.",
        text: "O desconto da loja vale em maio para professores.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The warning applies to the coast but not to the islands.",
        text: "The warning applies to the coast.",
      },
      {
        language: "en",
        source: "The warning does not apply to the islands.",
        text: "The warning doesn't apply to the islands.",
      },
      {
        language: "de",
        source: "Die Regelung gilt für Mieter, aber nicht für Eigentümer.",
        text: "Die Regelung gilt für Mieter.",
      },
      {
        language: "es",
        source: "La ayuda llega a los autónomos, pero no a los jubilados.",
        text: "La ayuda llega a los autónomos.",
      },
    ],
  },
  find: differInNegation,
};

/** True when words both sides hold are denied on one of them only: at times too little for a contradiction. */
function differInNegation({ claim, source, shared }: AlignedSentence): boolean {
  const said = negationOver(claim, shared).words;
  const meant = negationOver(source, shared).words;
  return said.length + meant.length > 0 && !said.some((stem) => meant.includes(stem));
}
