import type { Judging } from "../../parts/judging.ts";
import { wordSet } from "../../shared/word-set.ts";
import { equivalents } from "./equivalents.ts";
import { frames } from "./frames.ts";
import { kinds } from "./kinds.ts";
import { listLines } from "./list-lines.ts";
import { logic } from "./logic.ts";
import { nonClaims } from "./non-claims.ts";
import { phrases } from "./phrases.ts";
import { restatements } from "./restatements.ts";
import { roles } from "./roles.ts";
import { sameMeaning } from "./same-meaning.ts";
import { untruths } from "./untruths.ts";

export const judging: Judging = {
  clauseCues: /;\s|,?\s(?:but|while|whereas|although|though|because)\s/giu,
  exclusions: wordSet(
    "except excluding exclude excludes excluded without unless instead rather only none nothing neither nor hardly barely rarely seldom few fewer little lack lacks lacking fails failed fail unable unlikely despite although",
  ),
  frames,
  nonClaims,
  negations: wordSet(
    "not no never none nobody nothing neither nor cannot without n't declined refused denied refuses denies declines",
  ),
  impliedNegations: wordSet("decline refuse fail ban banned forbid forbidden prohibit prohibited"),
  logic,
  listLines,
  restatements,
  roles,
  sameMeaning,
  untruths,
  equivalents,
  phrases,
  kinds,
  speakerWords: wordSet(
    "i you we my your our me us i'm i've i'd i'll you're you've you'll you'd we're we've we'll we'd let's",
  ),
  particles: wordSet(""),
  verbs: null,
  duty: null,
  feminineEndings: [],
  genders: [],
  thesaurus: null,
};
