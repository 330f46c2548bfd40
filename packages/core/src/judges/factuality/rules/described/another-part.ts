import type { RuleDescription } from "../rule.ts";

export const anotherPart: RuleDescription = {
  summary:
    "What one part of a sentence says of one thing, the text says of another thing that the sentence names beside it.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Applications are free of charge for tenants; landlords pay 4 % of the annual rent.",
        text: "Applications are free of charge for landlords.",
        marked: "landlords",
      },
      {
        language: "de",
        source: "Die Staatsanwaltschaft hatte vier Jahre Haft gefordert, die Verteidigung eine Bewährungsstrafe.",
        text: "Die Verteidigung hatte vier Jahre Haft gefordert.",
        marked: "Verteidigung",
      },
      {
        language: "es",
        source: "En Centroamérica se pueden usar 5 GB al mes sin recargo; en Canadá, 2 GB.",
        text: "En Canadá se pueden usar 5 GB al mes sin recargo.",
        marked: "Canadá",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Applications are free of charge for tenants; so are changes, also for landlords.",
        text: "Applications are free of charge for landlords.",
      },
      {
        language: "es",
        source: "Los isleños pagan la mitad; los visitantes, 11 euros por trayecto.",
        text: "Los visitantes pagan 11 euros por trayecto.",
      },
      {
        language: "de",
        source: "Der Angeklagte und die Verteidigung hatten vier Jahre Haft gefordert.",
        text: "Die Verteidigung hatte vier Jahre Haft gefordert.",
      },
    ],
  },
};
