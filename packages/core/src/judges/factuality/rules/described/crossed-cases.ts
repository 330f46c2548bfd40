import type { RuleDescription } from "../rule.ts";

export const crossedCases: RuleDescription = {
  summary: "The sentence gives a figure for each of several cases, and the claim gives one case the figure of another.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The ticket costs £18, for children £12.",
        text: "For children the ticket costs £18.",
      },
      {
        language: "de",
        source: "Der Eintritt kostet 18 Euro, für Kinder 12 Euro.",
        text: "Für Kinder kostet der Eintritt 18 Euro.",
      },
      {
        language: "es",
        source: "La entrada cuesta 18 euros, para niños 12 euros.",
        text: "Para niños la entrada cuesta 18 euros.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The ticket costs £18, for children £12.",
        text: "For children the ticket costs £12.",
      },
      {
        language: "de",
        source: "Der Eintritt kostet 18 Euro, für Kinder 12 Euro.",
        text: "Für Kinder kostet der Eintritt 12 Euro.",
      },
      {
        language: "es",
        source: "La entrada cuesta 18 euros, para niños 12 euros.",
        text: "Para niños la entrada cuesta 12 euros.",
      },
    ],
  },
};
