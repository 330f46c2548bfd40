import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

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
  return !differences.runs.every((run) => mayBeLeftOut(run, alignment, language));
}

/** True for a run that can go without touching the rest: an apposition, a few adjectives, the first of two verb phrases. */
function mayBeLeftOut(run: readonly number[], { source }: Alignment, { judging }: LanguagePack): boolean {
  const { and, prepositions } = judging.logic;
  const items = run.map((at) => source[at]!);
  const content = items.filter((item) => item.content).length;
  if (content === 0) return true;
  const opens = items[0]!.gapBefore !== "none";
  const closes = (source[run.at(-1)! + 1]?.gapBefore ?? "clause") !== "none";
  const inner = items.slice(1);
  if (inner.some(({ gapBefore }) => gapBefore === "clause")) return false;
  if (opens && closes) return content <= 8;
  if (opens && and.has(items.at(-1)!.lower)) return content <= 6;
  if (inner.some(({ gapBefore }) => gapBefore === "comma")) return false;
  if (opens !== closes && content > 2) return false;
  const isLed = prepositions.has(items[0]!.lower);
  // "By Bunsen and Kirchhoff" is one phrase.
  if (items.slice(1, -1).some(({ lower }) => and.has(lower))) return isLed && content <= 2;
  // Where, when or with whom.
  if (isLed) return content <= 5;
  const hasName = items.some((item) => item.content && item.capitalised);
  const opensWithVerb = items[0]!.content && !items[0]!.capitalised;
  if (and.has(items.at(-1)!.lower)) return content <= 5 && (!hasName || (opensWithVerb && content > 1));
  return content <= 3 && !(hasName && content > 2);
}
