import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const cutName: ObjectionRule = {
  id: "cut-name",
  kind: "objection",
  issueType: null,
  summary: "The text ends in the middle of a name.",
  languages: ["en", "es"],
  examples: {
    hit: [
      { language: "en", source: "The prize went to Helen Marsh Carter.", text: "The prize went to Helen Marsh." },
      { language: "en", source: "The company is based in New York State.", text: "The company is based in New York." },
      { language: "es", source: "El premio fue para Clara Ríos Mena.", text: "El premio fue para Clara Ríos." },
    ],
    miss: [
      { language: "en", source: "The prize went to Helen Marsh on Monday.", text: "The prize went to Helen Marsh." },
      { language: "en", source: "The company is based in New York.", text: "The company is based in New York." },
      { language: "es", source: "El premio fue para Clara Ríos.", text: "El premio fue para Clara Ríos." },
    ],
  },
  objects: cutsName,
};

function cutsName({ alignment: { source, last } }: LaidClaim): boolean {
  const next = source[last + 1];
  return next?.gapBefore === "none" && next.content && next.capitalised && source[last]!.capitalised;
}
