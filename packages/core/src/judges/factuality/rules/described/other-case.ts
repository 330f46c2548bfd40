import type { RuleDescription } from "../rule.ts";

export const otherCase: RuleDescription = {
  summary: "The sentence marks as acted upon whom the text lets act.",
  languages: ["de", "es"],
  examples: {
    hit: [
      {
        language: "de",
        source: "Den Hund der Nachbarin biss am Montag die Katze der Familie Ott.",
        text: "Der Hund der Nachbarin biss am Montag die Katze der Familie Ott.",
      },
      {
        language: "de",
        source: "Den Vorsitzenden Bernd Achtermann hat am Montag seine Stellvertreterin Ute Sommer angezeigt.",
        text: "Der Vorsitzende Bernd Achtermann hat am Montag seine Stellvertreterin Ute Sommer angezeigt.",
      },
      {
        language: "es",
        source: "A los del bar Cortijo les ganó la final de dominó la peña La Ficha.",
        text: "Los del bar Cortijo ganaron la final de dominó.",
      },
    ],
    miss: [
      {
        language: "de",
        source: "Ute Sommer erhielt im Mai den Preis der Stadt.",
        text: "Ute Sommer erhielt den Preis der Stadt.",
      },
      {
        language: "de",
        source: "Der Vorsitzende Bernd Achtermann hat am Montag seine Stellvertreterin Ute Sommer angezeigt.",
        text: "Der Vorsitzende Bernd Achtermann hat seine Stellvertreterin Ute Sommer angezeigt.",
      },
      {
        language: "es",
        source: "Al principio los botánicos midieron la orquídea.",
        text: "Los botánicos midieron la orquídea.",
      },
    ],
  },
};
