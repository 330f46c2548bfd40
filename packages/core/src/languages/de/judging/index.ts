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
  clauseCues: /;\s|,\s(?:aber|doch|jedoch|während|obwohl|weil)\s/giu,
  exclusions: wordSet(
    "außer ausgenommen ohne statt stattdessen anstatt nur keine keiner nichts weder noch kaum selten wenige wenig fehlt fehlen scheitert scheiterte unfähig trotz obwohl",
  ),
  frames,
  nonClaims,
  negations: wordSet("nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder"),
  impliedNegations: wordSet("weigern ablehnen verzichten verbieten verboten untersagen untersagt"),
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
    "ich du wir mein meine meinen meinem meiner dein deine deinen deinem deiner unser unsere unseren mich mir dich dir uns euch",
  ),
  particles: wordSet(
    "ab an auf aus bei ein entgegen fest frei her hin los mit nach statt um unter vor weg wieder zu zurück zusammen",
  ),
  verbs: {
    prefix:
      /^(zusammen|zuruck|wieder|unter|durch|nach|fest|frei|uber|auf|aus|bei|ein|ent|her|hin|los|mit|ver|vor|weg|zer|ab|an|be|er|um|zu)(?=.{4})/,
    infinitive: "zu",
    participle: { front: "ge", end: "t" },
    noun: "ung",
  },
  duty: {
    must: "muss",
    helpers: wordSet("ist sind hat haben"),
    to: "zu",
    infinitive: /\p{L}{2}(?:en|rn|ln|un)$/u,
    governed: wordSet(
      "bereit leicht schwer schwierig einfach möglich unmöglich wichtig verpflichtet berechtigt geneigt imstande fähig unfähig froh gut gewillt erlaubt gestattet verboten untersagt nötig notwendig lage schön zulässig befugt ermächtigt gezwungen dabei recht möglichkeit absicht aufgabe ziel chance gelegenheit zeit lust vorteil wunsch mühe idee plan angebot anspruch zweck grund kraft mut vor begonnen angefangen versucht vergessen versprochen beschlossen angekündigt gebeten empfohlen vorgeschlagen geplant gedroht abgelehnt aufgehört gelungen aufgefordert eingeladen gehofft geholfen tun schaffen um ohne anstatt statt",
    ),
  },
  feminineEndings: ["in", "innen"],
  genders: [],
  thesaurus: null,
};
