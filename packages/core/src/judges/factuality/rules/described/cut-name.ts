import type { RuleDescription } from "../rule.ts";

export const cutName: RuleDescription = {
  summary: "The text ends in the middle of a name.",
  languages: ["en", "es"],
  examples: {
    hit: [
      { language: "en", source: "The prize went to Helen Marsh Carter.", text: "The prize went to Helen Marsh." },
      { language: "en", source: "The company is based in New York State.", text: "The company is based in New York." },
      { language: "es", source: "El premio fue para Clara Ríos Mena.", text: "El premio fue para Clara Ríos." },
    ],
    miss: [
      { language: "en", source: "The prize went to Helen Marsh on Monday.", text: "The prize went to Helen Marsh." },
      { language: "en", source: "The company is based in New York.", text: "The company is based in New York." },
      { language: "es", source: "El premio fue para Clara Ríos.", text: "El premio fue para Clara Ríos." },
    ],
  },
};
