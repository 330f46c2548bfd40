import type { RuleDescription } from "../rule.ts";

export const bounded: RuleDescription = {
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
};
