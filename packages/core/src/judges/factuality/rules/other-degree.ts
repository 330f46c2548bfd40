import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { otherLogic } from "./shared/other-logic.ts";

export const otherDegree: ContradictionRule = {
  id: "other-degree",
  kind: "contradiction",
  issueType: "OTHER",
  summary: "All instead of some, must instead of may, already instead of not yet.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "Some residents of the tower lost power.",
        text: "All residents of the tower lost power.",
        marked: "All",
      },
      {
        language: "en",
        source: "Guests may bring a dog to the hotel.",
        text: "Guests must bring a dog to the hotel.",
        marked: "must",
      },
      {
        language: "de",
        source: "Einige Anwohner der Straße klagten gegen den Bau.",
        text: "Alle Anwohner der Straße klagten gegen den Bau.",
        marked: "Alle",
      },
      {
        language: "de",
        source: "Mieter können den Keller nutzen.",
        text: "Mieter müssen den Keller nutzen.",
        marked: "müssen",
      },
      {
        language: "es",
        source: "Algunos vecinos del barrio firmaron la petición.",
        text: "Todos los vecinos del barrio firmaron la petición.",
        marked: "Todos",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Every pupil of the school got a laptop.",
        text: "Each pupil of the school got a laptop.",
      },
      { language: "de", source: "Sämtliche Züge nach Kiel fielen aus.", text: "Alle Züge nach Kiel fielen aus." },
      {
        language: "es",
        source: "Todos los vecinos firmaron la petición.",
        text: "Algunos vecinos firmaron la petición.",
      },
    ],
  },
  find: otherDegreeOf,
};

function otherDegreeOf(laid: LaidClaim): Contradiction | undefined {
  return otherLogic(laid, ["quantifier", "modality", "phase"]);
}
