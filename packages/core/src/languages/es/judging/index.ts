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
  clauseCues: /;\s|,?\s(?:pero|mientras|aunque|porque)\s/giu,
  exclusions: wordSet(
    "excepto salvo excluyendo excluye sin menos lugar sólo solo solamente ninguno nada tampoco ni apenas raramente pocos poco falta carece fracasa fracasó incapaz pese aunque",
  ),
  frames,
  nonClaims,
  negations: wordSet("no nunca jamás nadie nada ninguno ninguna ningún sin tampoco ni"),
  impliedNegations: wordSet("negarse rehusar renunciar prohibir prohibido prohibida"),
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
    "yo tú nosotros nosotras vosotros mi mis tu tus nuestro nuestra nuestros nuestras me te nos conmigo contigo",
  ),
  particles: wordSet(""),
  verbs: null,
  duty: null,
  feminineEndings: [],
  genders: [
    { articles: wordSet("el un al del este ese"), ending: "o" },
    { articles: wordSet("la una esta esa"), ending: "a" },
  ],
  thesaurus: null,
};
