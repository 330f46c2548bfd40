import type { RuleDescription } from "../rule.ts";

export const excess: RuleDescription = {
  summary: "The sentence tells that something was too much for what the text says.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Marsh wrote that she had been too tired to feel disappointed.",
        text: "Marsh wrote that she had been disappointed.",
      },
      {
        language: "de",
        source: "Anna Brück war zu müde, um das Konzert in Ulm zu spielen.",
        text: "Anna Brück spielte das Konzert in Ulm.",
      },
      {
        language: "es",
        source: "Ana Ruiz estaba demasiado cansada para celebrar el título.",
        text: "Ana Ruiz celebró el título.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Lena Hart stayed up to see the comet.",
        text: "Lena Hart stayed up to see the comet.",
      },
      {
        language: "en",
        source: "Marsh wrote that she had been too tired to feel disappointed.",
        text: "Marsh wrote that she had been too tired.",
      },
      {
        language: "de",
        source: "Anna Brück war zu müde, um das Konzert in Ulm zu spielen.",
        text: "Anna Brück war zu müde.",
      },
    ],
  },
};
