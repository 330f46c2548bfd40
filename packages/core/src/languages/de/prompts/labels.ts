import type { Prompts } from "../../parts/prompts.ts";

export const labels: Prompts["labels"] = {
  correct: ["korrekt", "richtig", "wahr", "belegt", "bestätigt", "gestützt", "zutreffend"],
  incorrect: [
    "inkorrekt",
    "falsch",
    "unwahr",
    "widerlegt",
    "widersprochen",
    "unrichtig",
    "nicht korrekt",
    "nicht richtig",
  ],
  uncertain: [
    "unsicher",
    "ungewiss",
    "unklar",
    "unbekannt",
    "unbelegt",
    "nicht belegt",
    "nicht bestätigt",
    "nicht überprüfbar",
  ],
};
