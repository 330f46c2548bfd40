import { type Readability, UNFITTED_WEIGHTS } from "../../parts/readability.ts";
import * as formulas from "./formulas.ts";
import { syllables } from "./syllables.ts";

export const readability: Readability = {
  syllables,
  formulas: { fernandez_huerta: formulas.fernandezHuerta, szigriszt_pazos: formulas.szigrisztPazos },
  // The two Spanish values differ by a point or two; the mean follows both schools.
  weights: UNFITTED_WEIGHTS,
};
