import type { RuleDescription } from "../rule.ts";

export const asked: RuleDescription = {
  summary: "The sentence asks, or tells what would have been: it states nothing.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Did the council approve the new stadium?",
        text: "The council did approve the new stadium.",
      },
      { language: "en", source: "Will Emily bake the cake on Sunday?", text: "Emily will bake the cake on Sunday." },
      {
        language: "de",
        source: "Hat der Rat das neue Stadion genehmigt?",
        text: "Der Rat hat das neue Stadion genehmigt.",
      },
      {
        language: "es",
        source: "¿El ayuntamiento aprobó el nuevo estadio?",
        text: "El ayuntamiento aprobó el nuevo estadio.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The council did approve the new stadium. Who pays?",
        text: "The council did approve the new stadium.",
      },
      {
        language: "de",
        source: "Der Rat hat das neue Stadion genehmigt. Wer zahlt?",
        text: "Der Rat hat das neue Stadion genehmigt.",
      },
      {
        language: "es",
        source: "El ayuntamiento aprobó el nuevo estadio. ¿Quién paga?",
        text: "El ayuntamiento aprobó el nuevo estadio.",
      },
    ],
  },
};
