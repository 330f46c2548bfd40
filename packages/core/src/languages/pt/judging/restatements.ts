import type { RestatementCues } from "../../parts/restatements.ts";
import { wordSet } from "../../shared/word-set.ts";

export const restatements: RestatementCues = {
  attribute: wordSet("com"),
  participle: /^(?:.{2,}[ai]d[oa]s?|(?:feit|escrit|abert|post|vist|cobert)[oa]s?)$/u,
  participleAt: "first",
  relative: wordSet("que quem"),
  person: wordSet("quem"),
  whose: wordSet("cujo cuja cujos cujas"),
  narrowing: wordSet("que cujo cuja cujos cujas"),
  formerly: wordSet("antes anteriormente"),
  against: wordSet("contra frente comparado"),
  reached: wordSet("a ao até para em"),
  past: null,
};
