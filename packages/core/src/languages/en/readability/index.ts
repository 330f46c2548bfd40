import type { Readability } from "../../parts/readability.ts";
import * as formulas from "./formulas.ts";
import { syllables } from "./syllables.ts";

export const readability: Readability = {
  syllables,
  formulas: {
    flesch_reading_ease: formulas.fleschReadingEase,
    flesch_kincaid_grade: formulas.fleschKincaidGrade,
    gunning_fog: formulas.gunningFog,
    smog: formulas.smog,
    automated_readability_index: formulas.automatedReadabilityIndex,
    coleman_liau: formulas.colemanLiau,
  },
  weights: { without: [], own: {} },
};
