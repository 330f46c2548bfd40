import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const bounded: ObjectionRule = {
  id: "bounded",
  kind: "objection",
  issueType: null,
  summary: "The sentence makes a condition or an exception that the text leaves out.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      { language: "en", source: "The pool is open, if it does not rain.", text: "The pool is open." },
      {
        language: "en",
        source: "All members voted for the plan, except Mr Holt.",
        text: "All members voted for the plan.",
      },
      { language: "de", source: "Das Bad ist geöffnet, wenn es nicht regnet.", text: "Das Bad ist geöffnet." },
      { language: "es", source: "La piscina está abierta, si no llueve.", text: "La piscina está abierta." },
    ],
    miss: [
      {
        language: "en",
        source: "The pool is open, if it does not rain.",
        text: "The pool is open if it does not rain.",
      },
      {
        language: "en",
        source: "The pool is open all day, and the sauna closes at six.",
        text: "The pool is open all day.",
      },
      {
        language: "de",
        source: "Das Bad ist im Mai geöffnet, die Sauna schließt um sechs.",
        text: "Das Bad ist im Mai geöffnet.",
      },
    ],
  },
  objects: isBounded,
};

function isBounded({ alignment: { source, first, last } }: LaidClaim): boolean {
  return source.some(
    ({ logic }, at) => (at < first || at > last) && (logic?.class === "exception" || logic?.class === "condition"),
  );
}
