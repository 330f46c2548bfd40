import type { RestatementCues } from "../../parts/restatements.ts";
import { wordSet } from "../../shared/word-set.ts";

export const restatements: RestatementCues = {
  attribute: wordSet("with at"),
  participle:
    /^(?:.{2,}ed|born|built|held|made|known|found|won|written|drawn|sold|grown|led|run|laid|given|set|taken|seen|shown|thrown|driven|chosen|broken|stolen|bought|brought|caught|taught|fought|bound|shot|cut|hit|put|fed|read|sent|spent|lent|kept|met|paid|told|heard|done|sung|worn|torn|beaten|eaten|hidden|struck|hung|spun|woven)$/u,
  participleAt: "first",
  relative: wordSet("who which"),
  person: wordSet("who"),
  whose: wordSet("whose"),
  narrowing: wordSet("who that which whose whom"),
  formerly: wordSet("previously formerly before"),
  against: wordSet("compared against versus vs"),
  reached: wordSet("to by"),
  past: null,
};
