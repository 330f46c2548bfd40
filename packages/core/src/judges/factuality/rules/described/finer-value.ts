import type { RuleDescription } from "../rule.ts";

export const finerValue: RuleDescription = {
  summary: "The text gives a value or date more exactly than the source does.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The tower in Lisbon was built between 1514 and 1519.",
        text: "The tower in Lisbon was built in 1516.",
      },
      { language: "en", source: "The bridge opened in 2015.", text: "The bridge opened in March 2015." },
      { language: "en", source: "The trip takes 8 hours.", text: "The trip takes 7.8 hours." },
      { language: "en", source: "The club has between 60 and 80 members.", text: "The club has 70 members." },
      { language: "en", source: "The fee is up to 30 euros.", text: "The fee is 30 euros." },
      {
        language: "de",
        source: "Die Brücke wurde im März 2015 eröffnet.",
        text: "Die Brücke wurde am 3. März 2015 eröffnet.",
      },
      { language: "de", source: "Die Gebühr beträgt 20 bis 30 Euro.", text: "Die Gebühr beträgt 25 Euro." },
      { language: "es", source: "El puente se abrió en 2015.", text: "El puente se abrió en marzo de 2015." },
      { language: "pt", source: "A ponte abriu em 2015.", text: "A ponte abriu em março de 2015." },
    ],
    miss: [
      { language: "en", source: "The bridge opened on 3 March 2015.", text: "The bridge opened in March 2015." },
      {
        language: "en",
        source: "Work began in January 2015. The bridge opened on 3 March.",
        text: "The bridge opened on 3 March 2015.",
      },
      { language: "en", source: "The film made 3.96 million dollars.", text: "The film made 4 million dollars." },
      { language: "de", source: "Der Weg ist 5 Meilen lang.", text: "Der Weg ist 8 km lang." },
      { language: "es", source: "El puente se abrió el 3 de marzo de 2015.", text: "El puente se abrió en 2015." },
    ],
  },
};
