import type { RoleCues } from "../../parts/roles.ts";
import { wordSet } from "../../shared/word-set.ts";

export const roles: RoleCues = {
  wordOrder: "fixed",
  dropsSubject: true,
  determiners: wordSet("o a os as um uma uns umas seu sua seus suas"),
  belonging: wordSet(""),
  plural: { article: /^(?!u[mn]).*s$/u, noun: /s$/u, verb: null, adjectiveBehind: true },
  goal: wordSet(""),
  unlike: /^(?:ex|antig[oa]s?|presumíve(?:l|is)|supost[oa]s?|futur[oa]s?|suplentes?|interin[oa]s?|vice)$/u,
  describing: wordSet("de"),
  fused: wordSet("do da dos das no na nos nas ao aos à às"),
  thingArticles: wordSet(""),
  manyEnding: null,
  newcomerArticles: wordSet(""),
  participle: null,
  impersonal: wordSet("se"),
  passive: wordSet("foi foram é são sido ser era eram"),
  by: wordSet("por pelo pela pelos pelas"),
  object: wordSet("a ao aos à às"),
  subject: wordSet(""),
  toward: wordSet("de do da para até contra que"),
  clitics: wordSet("o a os as lo la los las"),
  openEnding: null,
  mutual: wordSet(
    "encontrar-se enfrentar enfrentou empatar empatou jogar jogou lutar lutou vizinho vizinha primo prima colega sócio sócia amigo amiga rival",
  ),
  other: wordSet("em no na com sobre desde enquanto quando porque como"),
  lightVerbs: wordSet("tomar tomou fazer fez ter teve dar deu pôr pôs ir foi vir veio"),
  route: { from: wordSet("de do da desde"), to: wordSet("a ao à para até") },
};
