import type { RoleCues } from "../../parts/roles.ts";
import { wordSet } from "../../shared/word-set.ts";

export const roles: RoleCues = {
  wordOrder: "fixed",
  dropsSubject: true,
  determiners: wordSet("el la los las un una unos unas su sus"),
  belonging: wordSet(""),
  plural: { article: /^(?!un).*s$/u, noun: /s$/u, verb: null, adjectiveBehind: true },
  goal: wordSet(""),
  unlike: /^(?:ex|antigu[oa]s?|presunt[oa]s?|supuest[oa]s?|futur[oa]s?|suplentes?|interin[oa]s?|vice)$/u,
  describing: wordSet("de"),
  fused: wordSet("al del"),
  thingArticles: wordSet(""),
  manyEnding: null,
  newcomerArticles: wordSet(""),
  participle: null,
  impersonal: wordSet("se"),
  passive: wordSet("fue fueron es son sido ser era eran"),
  by: wordSet("por"),
  object: wordSet("a al"),
  subject: wordSet(""),
  toward: wordSet("de del hasta contra ante que"),
  clitics: wordSet("lo la los las"),
  openEnding: null,
  mutual: wordSet(
    "encontrarse enfrentar enfrentó empatar empató jugar jugó luchar luchó vecino vecina primo prima colega socio socia amigo amiga rival",
  ),
  other: wordSet("en con para sobre tras desde mientras cuando porque como"),
  lightVerbs: wordSet("tomar tomó hacer hizo tener tuvo dar dio poner puso ir fue venir vino"),
  route: { from: wordSet("de del desde"), to: wordSet("a al hasta") },
};
