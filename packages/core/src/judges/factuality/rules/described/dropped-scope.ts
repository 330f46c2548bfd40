import type { RuleDescription } from "../rule.ts";

export const droppedScope: RuleDescription = {
  summary: "The text leaves out for whom, where, when or from which amount a rule holds.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      { language: "en", source: "Entry is free for children.", text: "Entry is free." },
      { language: "en", source: "Dogs are allowed in the garden.", text: "Dogs are allowed." },
      { language: "en", source: "Delivery is free for orders over 75 euros.", text: "Delivery is free." },
      {
        language: "de",
        source: "Die Rücksendung ist für Mitglieder kostenlos.",
        text: "Die Rücksendung ist kostenlos.",
      },
      {
        language: "de",
        source: "Das Museum ist donnerstags bis 20 Uhr geöffnet.",
        text: "Das Museum ist bis 20 Uhr geöffnet.",
      },
      { language: "es", source: "La entrada es gratuita para niños.", text: "La entrada es gratuita." },
    ],
    miss: [
      { language: "en", source: "Entry is free for children.", text: "For children entry is free." },
      { language: "en", source: "The lift was closed on Monday.", text: "The lift was closed." },
      { language: "de", source: "Die Brücke ist wegen Bauarbeiten gesperrt.", text: "Die Brücke ist gesperrt." },
      { language: "es", source: "El puente está cerrado por obras.", text: "El puente está cerrado." },
    ],
  },
};
