import type { RoleCues } from "../../parts/roles.ts";
import { wordSet } from "../../shared/word-set.ts";

export const roles: RoleCues = {
  wordOrder: "free",
  dropsSubject: false,
  determiners: wordSet("der die das den dem des ein eine einen einem einer"),
  belonging: wordSet(
    "der des eines einer meiner deiner seiner seines ihrer ihres unserer unseres eurer dieser dieses jener aller",
  ),
  plural: {
    article: /^(?:die|diese|ihre|seine|unsere)$/u,
    noun: /./u,
    verb: /(?:e[lr]?n|sind)$/u,
    adjectiveBehind: false,
  },
  goal: wordSet("zu"),
  unlike:
    /^(?:ehemalig|früher|stellvertretend|kommissarisch|designiert|mutmaßlich|angeblich|vermeintlich|sogenannt|künftig|einstig|damalig)e[nmrs]?$/u,
  describing: wordSet(""),
  fused: wordSet("im am ans ins beim vom zum zur"),
  thingArticles: wordSet("das eine"),
  manyEnding: /[elr]n$/u,
  newcomerArticles: wordSet("ein eine"),
  participle: null,
  impersonal: wordSet(""),
  passive: wordSet("wurde wurden wird werden worden"),
  by: wordSet("von vom durch"),
  object: wordSet("den einen dem einem seinen ihren herrn"),
  subject: wordSet("der"),
  toward: wordSet("an zu zum zur gegen als"),
  clitics: wordSet(""),
  openEnding: /en$/u,
  mutual: wordSet(
    "treffen traf trafen getroffen heiraten heiratete geheiratet begegnen begegnete spielen spielte gespielt kämpfen kämpfte gleichen ähneln",
  ),
  other: wordSet("in im am auf aus mit für über nach vor bei während wegen seit bis"),
  lightVerbs: wordSet(
    "nehmen nahm nahmen machen machte haben hatte geben gab gaben stellen stellte kommen kam gehen ging",
  ),
  route: { from: wordSet("von vom aus"), to: wordSet("nach") },
};
