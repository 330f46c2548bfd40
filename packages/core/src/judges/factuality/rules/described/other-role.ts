import type { RuleDescription } from "../rule.ts";

export const otherRole: RuleDescription = {
  summary: "Who acts and who is acted upon may have changed places.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The mayor was criticised by residents for closing the bridge.",
        text: "The mayor criticised residents for closing the bridge.",
      },
      { language: "en", source: "The fox was chased by the dog.", text: "The fox chased the dog." },
      {
        language: "de",
        source: "Der Hund wurde von der Katze gejagt.",
        text: "Der Hund wurde der Katze gejagt.",
      },
      {
        language: "es",
        source: "El alcalde fue criticado por los vecinos.",
        text: "El alcalde criticado los vecinos.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Skerry Light was built in 1811 by Thomas Arkle.",
        text: "Thomas Arkle built Skerry Light in 1811.",
      },
      {
        language: "de",
        source: "Das Faltblatt wurde von Anna Roth gedruckt.",
        text: "Das Faltblatt wurde von Anna Roth gedruckt.",
      },
      {
        language: "es",
        source: "La pasarela fue diseñada por Julia Arregui en 2003.",
        text: "En 2003 la pasarela fue diseñada por Julia Arregui.",
      },
    ],
  },
};
