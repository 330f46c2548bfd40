import type { RuleDescription } from "../rule.ts";

export const otherShare: RuleDescription = {
  summary: "The sentence gives two values, and the claim tells one of them of what the other belongs to.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The limit for a hotel night is 130 euros at home and 170 for trips abroad.",
        text: "The limit for a hotel night is 130 euros for trips abroad.",
      },
      {
        language: "de",
        source: "Die Grenze je Nacht beträgt 130 Euro im Inland und 170 im Ausland.",
        text: "Die Grenze je Nacht beträgt im Ausland 130 Euro.",
      },
      {
        language: "es",
        source: "El límite por noche de hotel es de 130 euros en España y de 170 en el extranjero.",
        text: "El límite por noche de hotel en el extranjero es de 130 euros.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The limit for a hotel night is 130 euros at home and 170 for trips abroad.",
        text: "The limit for a hotel night is 130 euros at home.",
      },
      {
        language: "de",
        source: "Die Grenze je Nacht beträgt 130 Euro im Inland und 170 im Ausland.",
        text: "Die Grenze je Nacht beträgt 130 Euro im Inland.",
      },
      {
        language: "es",
        source: "El límite por noche de hotel es de 130 euros en España y de 170 en el extranjero.",
        text: "El límite por noche de hotel es de 130 euros en España.",
      },
    ],
  },
};
