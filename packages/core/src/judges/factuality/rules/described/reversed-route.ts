import type { RuleDescription } from "../rule.ts";

export const reversedRoute: RuleDescription = {
  summary: "A route between two named places runs the other way in the source.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The flight from Oslo to Madrid was cancelled.",
        text: "The flight from Madrid to Oslo was cancelled.",
        marked: "from Madrid to Oslo",
      },
      {
        language: "en",
        source: "She cycled from Berlin to Prague in four days.",
        text: "She cycled from Prague to Berlin in four days.",
        marked: "from Prague to Berlin",
      },
      {
        language: "de",
        source: "Der Nachtzug fährt von Wien nach Hamburg.",
        text: "Der Nachtzug fährt von Hamburg nach Wien.",
        marked: "von Hamburg nach Wien",
      },
      {
        language: "es",
        source: "El tren de Sevilla a Cádiz llegó tarde.",
        text: "El tren de Cádiz a Sevilla llegó tarde.",
        marked: "de Cádiz a Sevilla",
      },
      {
        language: "pt",
        source: "O ônibus de Curitiba para Santos atrasou.",
        text: "O ônibus de Santos para Curitiba atrasou.",
        marked: "de Santos para Curitiba",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The flight from Oslo to Madrid was cancelled.",
        text: "The flight to Madrid from Oslo was cancelled.",
      },
      {
        language: "en",
        source: "The flight from Oslo to Madrid and the one from Madrid to Rome were cancelled.",
        text: "The flight from Madrid to Rome was cancelled.",
      },
      {
        language: "de",
        source: "Der Nachtzug fährt von Wien nach Hamburg.",
        text: "Von Wien nach Hamburg fährt der Nachtzug.",
      },
      { language: "es", source: "El tren de Sevilla a Cádiz llegó tarde.", text: "El tren a Cádiz llegó tarde." },
    ],
  },
};
