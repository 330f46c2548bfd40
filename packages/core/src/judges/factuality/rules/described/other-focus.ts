import type { RuleDescription } from "../rule.ts";

export const otherFocus: RuleDescription = {
  summary: "“Only” belongs to another word than in the source.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Guests pay only for breakfast in the garden.",
        text: "Only guests pay for breakfast in the garden.",
      },
      {
        language: "de",
        source: "Mitglieder zahlen nur montags den halben Preis.",
        text: "Nur Mitglieder zahlen montags den halben Preis.",
      },
      {
        language: "es",
        source: "Los perros solo se admiten en la terraza.",
        text: "En la terraza solo se admiten perros.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The pool is open only on Mondays in winter.",
        text: "In winter the pool is open only on Mondays.",
      },
      {
        language: "de",
        source: "Das Bad öffnet nur montags und donnerstags um neun.",
        text: "Das Bad öffnet nur montags und donnerstags.",
      },
      {
        language: "es",
        source: "La piscina abre solo los lunes en invierno.",
        text: "En invierno la piscina abre solo los lunes.",
      },
    ],
  },
};
