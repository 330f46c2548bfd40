import type { Readability } from "../../parts/readability.ts";
import * as formulas from "./formulas.ts";
import { syllables } from "./syllables.ts";
import fitted from "./weights.json" with { type: "json" };

export const readability: Readability = {
  syllables,
  formulas: {
    amstad: formulas.amstad,
    wiener_sachtextformel_1: formulas.wienerSachtextformel1,
    wiener_sachtextformel_2: formulas.wienerSachtextformel2,
    wiener_sachtextformel_3: formulas.wienerSachtextformel3,
    wiener_sachtextformel_4: formulas.wienerSachtextformel4,
  },
  weights: {
    // Learned on English news and without meaning here, where compounds and clause order differ.
    without: ["little_variety", "word_again", "new_wording", "short_sentence"],
    own: fitted,
  },
};
