import type { RestatementCues } from "../../parts/restatements.ts";
import { wordSet } from "../../shared/word-set.ts";

export const restatements: RestatementCues = {
  attribute: wordSet("con"),
  participle: /^(?:.{2,}[ai]d[oa]s?|(?:hech|escrit|abiert|puest|vist|cubiert)[oa]s?)$/u,
  participleAt: "first",
  relative: wordSet("que quien quienes"),
  person: wordSet("quien quienes"),
  whose: wordSet("cuyo cuya cuyos cuyas"),
  narrowing: wordSet("que quienes cuyo cuya cuyos cuyas"),
  formerly: wordSet("antes anteriormente"),
  against: wordSet("frente comparado comparada respecto"),
  reached: wordSet("a al hasta en"),
  past: null,
};
