import type { RestatementCues } from "../../parts/restatements.ts";
import { wordSet } from "../../shared/word-set.ts";

export const restatements: RestatementCues = {
  attribute: wordSet("with at"),
  participle: /^(?:.{2,}ed|born|built|held|made|known|found|won|written|drawn|sold|grown|led|run|laid|given|set)$/u,
  participleAt: "first",
  relative: wordSet("who which"),
};
