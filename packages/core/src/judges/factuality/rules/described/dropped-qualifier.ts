import type { RuleDescription } from "../rule.ts";

export const droppedQualifier: RuleDescription = {
  summary: "The text leaves out a small word that decides what is said: only, may, most.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Only members may use the sauna on Mondays.",
        text: "Members use the sauna on Mondays.",
      },
      {
        language: "en",
        source: "Trains to Leeds were only late on Sundays.",
        text: "Trains to Leeds were late on Sundays.",
      },
      {
        language: "de",
        source: "Die Hälfte der Züge fiel am Montag aus, hieß es, und nur wenige Busse fuhren nach Kiel.",
        text: "Die Busse fuhren nach Kiel.",
      },
      {
        language: "es",
        source: "Los trenes a Lugo solo llegaron tarde el domingo.",
        text: "Los trenes a Lugo llegaron tarde el domingo.",
      },
    ],
    miss: [
      {
        language: "de",
        source: "Der Alte Senner wird erst nach 18 Monaten angeschnitten.",
        text: "Der Alte Senner wird nach 18 Monaten angeschnitten.",
      },
      {
        language: "en",
        source: "The cheese is cut only after 18 months.",
        text: "The cheese is cut after 18 months.",
      },
      {
        language: "en",
        source: "The town has already paid the bill for the bridge.",
        text: "The town has paid the bill for the bridge.",
      },
      {
        language: "de",
        source: "Die Stadt hat die Rechnung für die Brücke bereits bezahlt.",
        text: "Die Stadt hat die Rechnung für die Brücke bezahlt.",
      },
      {
        language: "es",
        source: "El pueblo ya pagó la factura del puente.",
        text: "El pueblo pagó la factura del puente.",
      },
    ],
  },
};
