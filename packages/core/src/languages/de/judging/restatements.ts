import type { RestatementCues } from "../../parts/restatements.ts";
import { wordSet } from "../../shared/word-set.ts";

export const restatements: RestatementCues = {
  attribute: wordSet("mit"),
  participle: /^(?:.*ge.{2,}|(?:be|ver|er|ent|emp|zer|miss|über|unter|wider|hinter).{2,}|.{3,}ier)(?:t|en)$/u,
  participleAt: "last",
  relative: wordSet(""),
  person: wordSet("der die"),
  whose: wordSet("dessen deren"),
  narrowing: wordSet("der die das den dem denen deren dessen welche welcher welches"),
  formerly: wordSet(
    "vorjahr vorjahres vormonat vormonats vorquartal vorsaison vorwoche vortag bisher zuvor vorher früher",
  ),
  against: wordSet("gegenüber verglichen"),
  reached: wordSet("auf um bis"),
  past: /^(?!wird$).*(?:te|ten|[^tn])$/u,
};
