import type { RuleDescription } from "../rule.ts";

export const takenBack: RuleDescription = {
  summary:
    "The source calls untrue what the sentence says: beside it, in the heading above it or in the next sentence.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      { language: "en", source: "Myth: the hall is haunted.", text: "The hall is haunted." },
      { language: "en", source: "Hedgehogs are blind. That is a myth.", text: "Hedgehogs are blind." },
      {
        language: "de",
        source: "In unserem Bericht hieß es, Maren Vogelsang habe die Klinik gegründet. Das ist falsch.",
        text: "Maren Vogelsang hat die Klinik gegründet.",
      },
      {
        language: "de",
        source: "Drei Irrtümer über Igel: 1. Igel trinken gern Milch. 2. Igel sind das ganze Jahr über wach.",
        text: "Igel sind das ganze Jahr über wach.",
      },
      {
        language: "es",
        source: "Según la leyenda, los dos reyes firmaron el tratado en un granero.",
        text: "Los dos reyes firmaron el tratado en un granero.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Legend has it that a tunnel led to the abbey; the dig of 1987 found no trace of it.",
        text: "The dig of 1987 found no trace of it.",
      },
      {
        language: "en",
        source: "An article said that Peter Aldane had been in prison. That is wrong.",
        text: "An article said that Peter Aldane had been in prison.",
      },
      {
        language: "de",
        source: "Fakt: Die Halle wurde 1990 gebaut. Das ist richtig.",
        text: "Die Halle wurde 1990 gebaut.",
      },
      { language: "es", source: "La torre mide 90 metros. Eso es cierto.", text: "La torre mide 90 metros." },
    ],
  },
};
