import type { RuleDescription } from "../rule.ts";

export const tornPart: RuleDescription = {
  summary:
    "A part of the sentence says something of its own case, and the claim takes the case without what is said of it.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The trial lasts two weeks, for firms a month.",
        text: "For firms the trial lasts two weeks.",
      },
      {
        language: "en",
        source: "Admission is 9 euros, free for children.",
        text: "Admission is 9 euros for children.",
      },
      {
        language: "en",
        source: "The train stops in Ulm, on Sundays in Bonn.",
        text: "On Sundays the train stops in Ulm.",
      },
      {
        language: "de",
        source: "Der Eintritt kostet 9 Euro, für Kinder die Hälfte.",
        text: "Für Kinder kostet der Eintritt 9 Euro.",
      },
      {
        language: "es",
        source: "La entrada cuesta 9 euros, para niños la mitad.",
        text: "Para niños la entrada cuesta 9 euros.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The trial lasts two weeks, for firms a month.",
        text: "The trial lasts two weeks.",
      },
      {
        language: "de",
        source: "Das Museum öffnete 2011, in einer alten Brauerei.",
        text: "Das Museum öffnete 2011 in einer alten Brauerei.",
      },
      {
        language: "es",
        source: "El museo abrió en 2011, en una antigua fábrica.",
        text: "El museo abrió en 2011 en una antigua fábrica.",
      },
    ],
  },
};
