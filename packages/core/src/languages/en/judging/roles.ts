import type { RoleCues } from "../../parts/roles.ts";
import { wordSet } from "../../shared/word-set.ts";

export const roles: RoleCues = {
  wordOrder: "fixed",
  dropsSubject: false,
  determiners: wordSet("the a an his her its their this that"),
  belonging: wordSet(""),
  plural: { article: /^(?!an?$)/u, noun: /[^s]s$/u, verb: null, adjectiveBehind: false },
  goal: wordSet(""),
  unlike: /^(?:former|ex|deputy|vice|acting|interim|alleged|suspected|supposed|presumed|fake|mock)$/u,
  describing: wordSet(""),
  fused: wordSet(""),
  thingArticles: wordSet(""),
  manyEnding: null,
  newcomerArticles: wordSet(""),
  participle: /(?:ed|en|ound|ught|old)$/,
  impersonal: wordSet(""),
  passive: wordSet("was were is are been being be got"),
  by: wordSet("by"),
  object: wordSet(""),
  subject: wordSet(""),
  toward: wordSet("to from onto over than against"),
  clitics: wordSet(""),
  openEnding: null,
  mutual: wordSet(
    "meet met marry married divorce face faced fight fought play played compete draw drew match border resemble equal neighbour neighbor cousin sibling colleague partner friend rival opponent spouse",
  ),
  other: wordSet("in on at with for after before during about of while when because as"),
  lightVerbs: wordSet("take took taken make made have had give gave given get got put set go went come came"),
  route: { from: wordSet("from"), to: wordSet("to") },
};
