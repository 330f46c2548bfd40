import type { Language } from "../../../languages/language.ts";

/** Words that say which way a figure went, every form written out. Reviewed by hand. */
interface Directions {
  readonly up: string;
  readonly down: string;
  /** Verbs whose particle stands apart: forms of the verb, the particle, the direction. */
  readonly apart: readonly { readonly verb: string; readonly particle: string; readonly way: "up" | "down" }[];
}

/**
 * Only words that speak of amounts. Left out on purpose: "lower" and "higher" (they compare), "cut" (also a ribbon),
 * "lost" (also a match), "bajo", "alta" (adjectives).
 */
export const directionWords: Readonly<Record<Language, Directions>> = {
  en: {
    up: "rise rises rose risen rising increase increases increased increasing grow grows grew grown growing growth climb climbs climbed climbing soar soared soaring surge surged surging",
    down: "fall falls fell fallen falling decrease decreases decreased decreasing decline declines declined declining drop drops dropped dropping shrink shrinks shrank shrunk plunge plunged plunging slump slumped plummet plummeted",
    apart: [
      { verb: "go goes went gone going", particle: "up", way: "up" },
      { verb: "go goes went gone going come came", particle: "down", way: "down" },
    ],
  },
  de: {
    up: "steigen steigt stieg stiegen gestiegen anstieg ansteigen angestiegen zunehmen zugenommen zunahm zunahme zuwachs wachsen wächst wuchs wuchsen gewachsen wachstum klettern klettert kletterte kletterten geklettert zulegen zugelegt zulegte",
    down: "sinken sinkt sank sanken gesunken fallen fällt fiel fielen gefallen rückgang zurückgehen zurückgegangen zurückging abnehmen abgenommen abnahm abnahme schrumpfen schrumpft schrumpfte schrumpften geschrumpft einbrechen eingebrochen einbrach einbruch",
    apart: [
      { verb: "geht gehen ging gingen", particle: "zurück", way: "down" },
      { verb: "nimmt nehmen nahm nahmen", particle: "zu", way: "up" },
      { verb: "nimmt nehmen nahm nahmen", particle: "ab", way: "down" },
      { verb: "legt legen legte legten", particle: "zu", way: "up" },
      { verb: "bricht brechen brach brachen", particle: "ein", way: "down" },
    ],
  },
  es: {
    up: "subir sube suben subió subieron subido subida aumentar aumenta aumentan aumentó aumentaron aumentado aumento crecer crece crecen creció crecieron crecido crecimiento incrementar incrementa incrementó incrementaron incrementado incremento",
    down: "bajar bajan bajó bajaron bajado bajada caer cae caen cayó cayeron caído caída descender desciende descendió descendieron descendido descenso disminuir disminuye disminuyó disminuyeron disminuido disminución retroceder retrocedió retrocedieron retroceso",
    apart: [],
  },
  pt: {
    up: "subir sobe sobem subiu subiram subido subida aumentar aumenta aumentam aumentou aumentaram aumentado aumento crescer cresce crescem cresceu cresceram crescido crescimento",
    down: "cair cai caem caiu caíram caído queda diminuir diminui diminuem diminuiu diminuíram diminuído diminuição descer desce desceu desceram recuar recua recuou recuaram recuo encolher encolheu encolheram baixar baixou baixaram",
    apart: [],
  },
};
