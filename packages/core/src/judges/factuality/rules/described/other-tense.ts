import type { RuleDescription } from "../rule.ts";

export const otherTense: RuleDescription = {
  summary: "What the source tells of the past is told of the present.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The mill employed 600 people in the valley.",
        text: "The mill employs 600 people in the valley.",
      },
      {
        language: "de",
        source: "Die Mühle beschäftigte 600 Leute im Tal.",
        text: "Die Mühle beschäftigt 600 Leute im Tal.",
      },
      {
        language: "es",
        source: "El molino ocupaba a 600 personas en el valle.",
        text: "El molino ocupa a 600 personas en el valle.",
      },
    ],
    miss: [
      { language: "en", source: "The mill employs 600 people in the valley.", text: "The mill employs 600 people." },
      {
        language: "de",
        source: "Die Mühle beschäftigte 600 Leute im Tal.",
        text: "Die Mühle beschäftigte 600 Leute.",
      },
      { language: "es", source: "El molino ocupaba a 600 personas.", text: "El molino ocupaba a 600 personas." },
    ],
  },
};
