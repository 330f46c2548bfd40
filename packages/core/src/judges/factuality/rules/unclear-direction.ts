import type { AlignedSentence } from "../embedded/aligned-sentence.ts";
import { directionsOf } from "../embedded/directions-of.ts";
import type { ObjectionRule } from "./rule.ts";

export const unclearDirection: ObjectionRule = {
  id: "unclear-direction",
  kind: "objection",
  issueType: null,
  summary: "An amount goes one way in the text, and the source sentence mentions the other way, alone or as well.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      { language: "en", source: "Rents rose in Dublin and fell in Cork.", text: "Rents rose in Cork." },
      { language: "en", source: "Exports grew although the price of steel dropped.", text: "The price of steel grew." },
      {
        language: "de",
        source: "Die Einnahmen stiegen, während die Zahl der Kunden sank.",
        text: "Die Zahl der Kunden stieg.",
      },
      {
        language: "es",
        source: "Las ventas subieron en Lugo y bajaron en Vigo.",
        text: "Las ventas subieron en Vigo.",
      },
      {
        language: "pt",
        source: "As vendas subiram em Natal e caíram em Recife.",
        text: "As vendas subiram em Recife.",
      },
    ],
    miss: [
      { language: "en", source: "Rents rose in Dublin by a tenth.", text: "Rents in Dublin increased by a tenth." },
      { language: "de", source: "Die Einnahmen stiegen im Sommer.", text: "Im Sommer stiegen die Einnahmen." },
      { language: "es", source: "Las ventas subieron en Lugo.", text: "En Lugo las ventas aumentaron." },
    ],
  },
  find: differInDirection,
};

/** An amount goes one way in the claim, and the sentence tells of the other way, alone or as well. */
function differInDirection({ claim, source }: AlignedSentence): boolean {
  const meant = new Set(directionsOf(source).values());
  for (const way of directionsOf(claim).values()) {
    if (meant.size > 1 || (meant.size === 1 && !meant.has(way))) return true;
  }
  return false;
}
