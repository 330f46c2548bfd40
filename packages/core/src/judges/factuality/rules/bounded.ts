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
      { language: "en", source: "The pump is blocked or broken.", text: "The pump is blocked." },
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

function isBounded({ alignment: { source, first, last }, language }: LaidClaim): boolean {
  const { or } = language.judging.logic;
  // "Too warm or broken" does not say that it is broken.
  const next = source[last + 1];
  if (or.has(source[first - 1]?.lower ?? "") || (next?.gapBefore === "none" && or.has(next.lower))) return true;
  return source.some(
    ({ logic }, at) => (at < first || at > last) && (logic?.class === "exception" || logic?.class === "condition"),
  );
}
