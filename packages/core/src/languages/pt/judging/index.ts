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
  clauseCues: /;\s|,?\s(?:mas|enquanto|embora|porque|porém)\s/giu,
  exclusions: wordSet(
    "exceto salvo excluindo exclui sem menos lugar só somente apenas nenhum nada tampouco nem raramente poucos pouco falta carece fracassa fracassou incapaz apesar embora",
  ),
  frames,
  nonClaims,
  negations: wordSet("não nunca jamais ninguém nada nenhum nenhuma sem tampouco nem"),
  impliedNegations: wordSet("recusar negar-se renunciar proibir proibido proibida"),
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
    "eu tu você vocês nós meu minha meus minhas teu tua nosso nossa nossos nossas me te nos comigo contigo",
  ),
  particles: wordSet(""),
  verbs: null,
  duty: null,
  feminineEndings: [],
  genders: [
    { articles: wordSet("o um ao do no este esse"), ending: "o" },
    { articles: wordSet("a uma à da na esta essa"), ending: "a" },
  ],
  thesaurus: null,
};
