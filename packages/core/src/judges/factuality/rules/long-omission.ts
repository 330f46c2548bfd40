import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";
import { mayBeLeftOut } from "./shared/may-be-left-out.ts";

export const longOmission: ObjectionRule = {
  id: "long-omission",
  kind: "objection",
  issueType: null,
  summary: "The text joins words between which the source says much more, or turns to something else.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The company builds large engines and heavy gearboxes for ships in Turin and tests brakes in Lyon.",
        text: "The company tests brakes in Turin.",
      },
      { language: "en", source: "Rents rose in Dublin and fell in Cork.", text: "Rents rose in Cork." },
      { language: "de", source: "Die Mieten stiegen in Bonn und sanken in Köln.", text: "Die Mieten stiegen in Köln." },
      {
        language: "es",
        source: "Las ventas subieron en Lugo y bajaron en Vigo.",
        text: "Las ventas subieron en Vigo.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The bridge, a steel arch of 1932, carries eight lanes.",
        text: "The bridge carries eight lanes.",
      },
      {
        language: "de",
        source: "Die Brücke, ein Stahlbogen von 1932, trägt acht Spuren.",
        text: "Die Brücke trägt acht Spuren.",
      },
      {
        language: "es",
        source: "El puente, un arco de acero de 1932, tiene ocho carriles.",
        text: "El puente tiene ocho carriles.",
      },
    ],
  },
  objects: leavesOutTooMuch,
};

function leavesOutTooMuch({ alignment, differences, language }: LaidClaim): boolean {
  return dropsOneOf(alignment, language) || !differences.runs.every((run) => mayBeLeftOut(run, alignment, language));
}

/** "One of the deepest lakes" is not the deepest. */
function dropsOneOf({ claim, source, pairs }: Alignment, { judging: { logic, roles } }: LanguagePack): boolean {
  return pairs.some((pair) => {
    if (logic.superlative?.test(source[pair.source]!.lower) !== true) return false;
    return startsWithOne(source, pair.source) && !startsWithOne(claim, pair.claim);
  });

  function startsWithOne(items: readonly StatementItem[], at: number): boolean {
    let place = at - 1;
    const ties = (lower: string) => logic.of.has(lower) || (roles.determiners.has(lower) && !logic.one.has(lower));
    while (place > 0 && ties(items[place]!.lower)) place -= 1;
    return place >= 0 && place < at - 1 && logic.one.has(items[place]!.lower);
  }
}
