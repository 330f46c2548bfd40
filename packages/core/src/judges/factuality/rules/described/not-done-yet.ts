import type { RuleDescription } from "../rule.ts";

export const notDoneYet: RuleDescription = {
  summary: "The text tells as done what the source says is still to come.",
  languages: ["en", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The couplings in Hall A will be checked next week.",
        text: "The couplings in Hall A have been checked.",
        marked: "have",
      },
      {
        language: "en",
        source: "Dario Lund will run a test of the old warehouse system next week.",
        text: "Dario Lund has run a test of the old warehouse system.",
        marked: "has",
      },
      {
        language: "en",
        source: "The city of Oslo will replace the wooden benches in the park.",
        text: "The city of Oslo has replaced the wooden benches in the park.",
        marked: "has",
      },
      {
        language: "es",
        source: "Los bancos del parque van a ser sustituidos en mayo.",
        text: "Los bancos del parque han sido sustituidos.",
        marked: "han",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The couplings in Hall A will be checked next week.",
        text: "The couplings in Hall A will be checked.",
      },
      {
        language: "en",
        source: "The couplings in Hall A have been checked and will be replaced.",
        text: "The couplings in Hall A have been checked.",
      },
      {
        language: "en",
        source: "The city of Oslo will replace the wooden benches in the park.",
        text: "The city of Oslo wants to replace the wooden benches in the park.",
      },
      {
        language: "es",
        source: "Los bancos del parque han sido sustituidos y van a ser pintados.",
        text: "Los bancos del parque han sido sustituidos.",
      },
    ],
  },
};
