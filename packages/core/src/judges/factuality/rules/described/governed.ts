import type { RuleDescription } from "../rule.ts";

export const governed: RuleDescription = {
  summary:
    "A negation, a doubt or another small word of the same clause reaches over what the text says, or it is said of a part.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Nobody believes that the dam will break this year.",
        text: "The dam will break this year.",
      },
      {
        language: "en",
        source: "Critics doubt whether the dam will hold this winter.",
        text: "The dam will hold this winter.",
      },
      {
        language: "de",
        source: "Niemand glaubt an ein schnelles Ende der Bauarbeiten.",
        text: "Schnelles Ende der Bauarbeiten.",
      },
      {
        language: "de",
        source: "Zwei der acht Fähren fahren mit Wasserstoff.",
        text: "Die acht Fähren fahren mit Wasserstoff.",
      },
      { language: "es", source: "Nadie espera un final rápido de las obras.", text: "Final rápido de las obras." },
    ],
    miss: [
      {
        language: "en",
        source: "The dam will break this year, and nobody will be there.",
        text: "The dam will break this year.",
      },
      {
        language: "de",
        source: "Das schnelle Ende der Bauarbeiten kam im Mai, niemand beschwerte sich.",
        text: "Das schnelle Ende der Bauarbeiten kam im Mai.",
      },
      {
        language: "es",
        source: "El final rápido de las obras llegó en mayo, nadie protestó.",
        text: "El final rápido de las obras llegó en mayo.",
      },
    ],
  },
};
