import type { RuleDescription } from "../rule.ts";

export const contrasted: RuleDescription = {
  summary: "The sentence names what the text speaks of only as unlike its own subject.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Unlike the Fell 55, the Fell 40 has no pockets.",
        text: "The Fell 55 has no pockets.",
      },
      {
        language: "de",
        source: "Anders als die Cordabrücke ist die Albabrücke ganzjährig offen.",
        text: "Die Cordabrücke ist ganzjährig offen.",
      },
      {
        language: "es",
        source: "A diferencia del puente Corda, el puente Alba abre todo el año.",
        text: "El puente Corda abre todo el año.",
      },
    ],
    miss: [
      {
        language: "es",
        source: "A diferencia del puente Corda, el puente Alba abre todo el año.",
        text: "El puente Alba abre todo el año.",
      },
      {
        language: "en",
        source: "Unlike the Fell 55, the Fell 40 has no pockets.",
        text: "The Fell 40 has no pockets.",
      },
      {
        language: "de",
        source: "Die Albabrücke ist ganzjährig offen, anders als früher.",
        text: "Die Albabrücke ist ganzjährig offen.",
      },
    ],
  },
};
