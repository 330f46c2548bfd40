import type { Pointer, WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet(
    "er sie es ihm ihn ihr ihnen sein seine seiner seinem seinen seines ihre ihrer ihrem ihren ihres dieser diese dieses diesem diesen jener jene jenes dessen deren",
  ),
  pointers: new Map<string, Pointer>([
    ...["er", "sein", "seine", "seinem", "seinen", "seiner"].map((word) => [word, {}] as const),
    // "Sie können …" may be the reader; a past tense is not.
    [
      "sie",
      {
        polite: true,
        notBefore:
          /^(?:(?!\p{L}*ten(?: |$))\p{L}*(?:en|sind|ern|eln)|sollten|könnten|möchten|müssten|dürften|hätten)(?: |$)/u,
      },
    ],
    [
      "es",
      {
        notBefore:
          /^(?:(?:ist|war|wird|wurde|sind|waren|werden|wurden|sei|wäre|hat|hatte|haben|gibt|gab|geht|ging|heißt|hieß|regnet|regnete|schneit|schneite|scheint|schien|kommt|kam|kamen|kommen|handelt|handelte|dauert|dauerte|bleibt|blieb|fehlt|fehlte|fehlen|folgt|folgte|folgen|folgten|gilt|galt|gelten|lohnt|reicht|genügt|braucht|bedarf|liegt|lag|steht|stand|stehen|macht|tut|tat|stimmt|stellt|zeigt|kann|konnte|muss|musste|soll|sollte|darf|würde|besteht|bestand|hängt|lebe|freut|klingelte|klingelt)(?: |$)|\p{L}+ (?:der|die|das|ein|eine|kein|keine|mein\p{L}*|dein\p{L}*|mich|dich|sich|uns|euch|mir|dir|ihm|ihr|ihnen|man|zwei|drei|vier|fünf|viele|mehrere|alle|zu|nicht|noch|auch|so|sehr|nun)$)/u,
      },
    ],
  ]),
  politeForms: new Set(["Sie", "Ihnen", "Ihr", "Ihre", "Ihrem", "Ihren", "Ihrer", "Ihres"]),
  connectives: wordSet(
    "aber jedoch und doch dann daher deshalb deswegen trotzdem dennoch außerdem allerdings stattdessen folglich somit zudem ferner hingegen dagegen danach anschließend inzwischen sondern oder demnach dadurch ebenso gleichwohl",
  ),
  connectivePairs: new Set(),
  binders: new Set(),
  clauseOpeners: wordSet(
    "und aber oder sondern denn als nachdem bevor wenn während weil da dass ob obwohl damit sodass der die das den dem dessen deren welche welcher welches wer wo wie bis seit indem um falls sobald",
  ),
  neverLast: wordSet("den dem des und oder sondern weil dass obwohl vom zum zur im am beim sowie trotz zwischen"),
  rarelyLast: wordSet(
    "der die das ein eine einen einem einer eines aber ob wenn als von für gegen ohne sehr seit wegen laut bis seine ihre seinen ihren in mit bei nach aus auf an über unter durch um zu ist sind war waren wird wurde hat haben nicht",
  ),
  mayDouble: wordSet("die der das den dem sie ihr sehr"),
  subjectOpeners: wordSet("der die das ein eine er sie es wir ich man dieser diese dieses"),
  finiteVerbs: wordSet(
    "ist sind war waren bin wird werden wurde wurden hat haben hatte hatten kann können konnte konnten soll sollen sollte sollten muss müssen musste mussten will wollen wollte wollten darf dürfen durfte mag sei seien wäre wären hätte hätten würde würden gibt gab ging gingen kam kamen kommt kommen steht stehen stand standen liegt liegen lag lagen bleibt bleiben blieb blieben lässt ließ nahm nahmen fand fanden findet sah sahen sieht sagt sagte sagten teilt heißt hieß zeigt begann begannen beginnt half schrieb sprach traf stieg sank fiel fielen verlor gewann trat trug zog hielt hält lief läuft fährt fuhr schlug wuchs wuchsen stieß schloss schuf verließ weiß wusste brachte dachte kannte nannte rief schien entstand erhielt bekam bekommt geht gehen nimmt trägt schließt spricht stellt",
  ),
  finiteEndings: /(?:ten|te|tet|t|en)$/u,
  negations: wordSet("nicht kein keine keinen keinem keiner keines nie niemals niemand nichts weder ohne"),
};
