import type { WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet(
    "er sie es ihm ihn ihr ihnen sein seine seiner seinem seinen seines ihre ihrer ihrem ihren ihres dieser diese dieses diesem diesen jener jene jenes dessen deren",
  ),
  connectives: wordSet(
    "aber jedoch und doch dann auch daher deshalb deswegen trotzdem dennoch außerdem allerdings stattdessen folglich somit also zudem ferner hingegen dagegen danach anschließend inzwischen sondern oder demnach dadurch ebenso gleichwohl",
  ),
  connectivePairs: new Set(),
  binders: new Set(),
  clauseOpeners: wordSet(
    "und aber oder sondern denn als nachdem bevor wenn während weil da dass ob obwohl damit sodass der die das den dem dessen deren welche welcher welches wer wo wie bis seit indem um falls sobald",
  ),
  neverLast: wordSet(
    "der die den dem des eine einen einem einer eines und oder aber sondern weil dass ob obwohl wenn als von vom zum zur im am für beim gegen ohne sehr sowie seit wegen trotz zwischen laut bis seine ihre",
  ),
  subjectOpeners: wordSet("der die das ein eine er sie es wir ich man dieser diese dieses"),
  objectOpeners: new Set(),
  definites: wordSet("der die das den dem des dieser diese dieses diesem diesen jener jene jenes jenem jenen"),
  indefinites: wordSet("ein eine einen einem einer eines"),
  finiteVerbs: wordSet(
    "ist sind war waren bin wird werden wurde wurden hat haben hatte hatten kann können konnte konnten soll sollen sollte sollten muss müssen musste mussten will wollen wollte wollten darf dürfen durfte mag sei seien wäre wären hätte hätten würde würden gibt gab ging gingen kam kamen kommt kommen steht stehen stand standen liegt liegen lag lagen bleibt bleiben blieb blieben lässt ließ nahm nahmen fand fanden findet sah sahen sieht sagt sagte sagten teilt heißt hieß zeigt begann begannen beginnt half schrieb sprach traf stieg sank fiel fielen verlor gewann trat trug zog hielt hält lief läuft fährt fuhr schlug wuchs wuchsen stieß schloss schuf verließ weiß wusste brachte dachte kannte nannte rief schien entstand erhielt bekam bekommt geht gehen nimmt trägt schließt spricht stellt",
  ),
  finiteEndings: /(?:ten|te|tet|t|en)$/u,
  negations: wordSet("nicht kein keine keinen keinem keiner keines nie niemals niemand nichts weder ohne"),
};
