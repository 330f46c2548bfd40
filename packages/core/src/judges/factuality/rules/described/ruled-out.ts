import type { RuleDescription } from "../rule.ts";

export const ruledOut: RuleDescription = {
  summary:
    "The source rules out what the text says: “not to Lisbon”, “instead of every day”, “only in the Basic plan”.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The exhibition will travel to Porto, not to Lisbon.",
        text: "The exhibition will travel to Lisbon.",
        marked: "Lisbon",
      },
      {
        language: "en",
        source: "Trains leave the harbour every four minutes instead of every ninety seconds.",
        text: "Trains leave the harbour every ninety seconds.",
        marked: "ninety seconds",
      },
      {
        language: "en",
        source: "The effect was found at both depths but only at the northern reef.",
        text: "The effect was found at both depths and at both reefs.",
        marked: "both reefs",
      },
      {
        language: "en",
        source:
          "The deal covers only staff in emergency departments; those on general wards will get an answer by Easter.",
        text: "The deal covers only staff on general wards.",
        marked: "general wards",
      },
      {
        language: "de",
        source: "Eine Selbstbeteiligung gilt nur im Tarif Basis, im Tarif Komfort entfällt sie.",
        text: "Eine Selbstbeteiligung gilt nur im Tarif Komfort.",
        marked: "Komfort",
      },
      {
        language: "de",
        source: "Der Bus fährt am Sonntag alle vier statt alle zwei Stunden.",
        text: "Der Bus fährt am Sonntag alle zwei Stunden.",
        marked: "zwei Stunden",
      },
      {
        language: "es",
        source: "La exposición viajará después a Oporto, no a Lisboa, como se había anunciado.",
        text: "La exposición viajará después a Lisboa.",
        marked: "Lisboa",
      },
      {
        language: "pt",
        source: "A exposição seguirá depois para o Porto, não para Lisboa.",
        text: "A exposição seguirá depois para Lisboa.",
        marked: "Lisboa",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The exhibition will travel to Porto, not to Lisbon.",
        text: "The exhibition will travel to Porto.",
      },
      {
        language: "en",
        source: "The exhibition will travel to Porto, not to Lisbon.",
        text: "The exhibition will not travel to Lisbon.",
      },
      {
        language: "en",
        source: "The exhibition will travel not just to Porto but to Lisbon.",
        text: "The exhibition will travel to Lisbon.",
      },
      {
        language: "de",
        source: "Eine Selbstbeteiligung gilt nur im Tarif Basis.",
        text: "Im Tarif Basis gilt eine Selbstbeteiligung.",
      },
      {
        language: "es",
        source: "La exposición no viajará a Oporto, sino a Lisboa.",
        text: "La exposición viajará a Lisboa.",
      },
    ],
  },
};
