import type { DirectionRules } from "../parts/polarity-rules.ts";

export const directions: DirectionRules = {
  up: "steigen steigt stieg stiegen gestiegen anstieg ansteigen angestiegen zunehmen zugenommen zunahm zunahme zuwachs wachsen wächst wuchs wuchsen gewachsen wachstum klettern klettert kletterte kletterten geklettert zulegen zugelegt zulegte",
  down: "sinken sinkt sank sanken gesunken fallen fällt fiel fielen gefallen rückgang zurückgehen zurückgegangen zurückging abnehmen abgenommen abnahm abnahme schrumpfen schrumpft schrumpfte schrumpften geschrumpft einbrechen eingebrochen einbrach einbruch",
  apart: [
    { verb: "geht gehen ging gingen", particle: "zurück", way: "down" },
    { verb: "nimmt nehmen nahm nahmen", particle: "zu", way: "up" },
    { verb: "nimmt nehmen nahm nahmen", particle: "ab", way: "down" },
    { verb: "legt legen legte legten", particle: "zu", way: "up" },
    { verb: "bricht brechen brach brachen", particle: "ein", way: "down" },
  ],
  particleCloses: /^(und|oder|aber|sondern|während|weil|dass|da|als|nachdem|obwohl)$/,
};
