import { perSentence, perWord, type TextCounts } from "../../parts/readability.ts";

/** Fernández-Huerta, Spanish (1959), with words per sentence as the second term: 0 hard to 100 easy. */
export const fernandezHuerta = (c: TextCounts) => 206.84 - 60 * perWord(c) - 1.02 * perSentence(c);

/** Szigriszt-Pazos perspicuity, Spanish (1993), the value behind the INFLESZ scale. */
export const szigrisztPazos = (c: TextCounts) => 206.835 - 62.3 * perWord(c) - perSentence(c);

/** The five steps of the INFLESZ scale (Barrio-Cantalejo 2008). */
export type InfleszLevel = "muy_dificil" | "algo_dificil" | "normal" | "bastante_facil" | "muy_facil";

/** Where a Szigriszt-Pazos value stands on the INFLESZ scale: below 40, to 55, to 65, to 80, above 80. */
export function infleszLevel(perspicuity: number): InfleszLevel {
  if (perspicuity < 40) return "muy_dificil";
  if (perspicuity <= 55) return "algo_dificil";
  if (perspicuity <= 65) return "normal";
  return perspicuity <= 80 ? "bastante_facil" : "muy_facil";
}
