import type { RuleDescription } from "../rule.ts";

export const longOmission: RuleDescription = {
  summary: "The text joins words between which the source says much more, or turns to something else.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The company builds large engines and heavy gearboxes for ships in Turin and tests brakes in Lyon.",
        text: "The company tests brakes in Turin.",
      },
      {
        language: "en",
        source: "The dividend will be paid on 17 October to shareholders on the register on 19 September.",
        text: "The dividend will be paid on 19 September.",
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
};
