import { type Readability, UNFITTED_WEIGHTS } from "../../parts/readability.ts";
import * as formulas from "./formulas.ts";
import { syllables } from "./syllables.ts";

export const readability: Readability = {
  syllables,
  formulas: { flesch_portuguese: formulas.fleschPortuguese },
  weights: UNFITTED_WEIGHTS,
};
