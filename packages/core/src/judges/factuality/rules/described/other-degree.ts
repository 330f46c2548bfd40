import type { RuleDescription } from "../rule.ts";

export const otherDegree: RuleDescription = {
  summary: "All instead of some, must instead of may, already instead of not yet.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Some residents of the tower lost power.",
        text: "All residents of the tower lost power.",
        marked: "All",
      },
      {
        language: "en",
        source: "Guests may bring a dog to the hotel.",
        text: "Guests must bring a dog to the hotel.",
        marked: "must",
      },
      {
        language: "de",
        source: "Einige Anwohner der Straße klagten gegen den Bau.",
        text: "Alle Anwohner der Straße klagten gegen den Bau.",
        marked: "Alle",
      },
      {
        language: "de",
        source: "Mieter können den Keller nutzen.",
        text: "Mieter müssen den Keller nutzen.",
        marked: "müssen",
      },
      {
        language: "es",
        source: "Algunos vecinos del barrio firmaron la petición.",
        text: "Todos los vecinos del barrio firmaron la petición.",
        marked: "Todos",
      },
      {
        language: "es",
        source: "Retirar el dinero antes de tiempo supone perder la mitad de los intereses ganados.",
        text: "Retirar el dinero antes de tiempo supone perder todos los intereses ganados.",
        marked: "todos",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Every pupil of the school got a laptop.",
        text: "Each pupil of the school got a laptop.",
      },
      { language: "de", source: "Sämtliche Züge nach Kiel fielen aus.", text: "Alle Züge nach Kiel fielen aus." },
      {
        language: "es",
        source: "Todos los vecinos firmaron la petición.",
        text: "Algunos vecinos firmaron la petición.",
      },
    ],
  },
};
