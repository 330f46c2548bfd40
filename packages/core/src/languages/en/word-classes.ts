import type { Pointer, WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet("he she it they him her them his hers its their theirs this that these those"),
  pointers: new Map<string, Pointer>([
    ...["he", "she", "they", "his", "her", "their", "its"].map((word) => [word, {}] as const),
    [
      "it",
      {
        notBefore:
          /^(?:(?:is|was|isn't|wasn't|will|would|may|might|can|could|should|must|does|did|doesn't|didn't|seems?|seemed|appears?|appeared|takes?|took|depends?|rain(?:s|ed)|snow(?:s|ed)|happens?|happened|turns?|turned|follows?|followed|matters?|remains?|remained|helps?|makes?|made|looks?|looked|feels?|felt|sounds?|comes?|came|goes|went|pays?|emerged|transpired)(?: |$)|(?:has|had) (?:been|become|taken|rained|snowed|seemed|happened|turned|long|always|never|to|not)$)/u,
      },
    ],
  ]),
  politeForms: new Set(),
  connectives: wordSet(
    "but however and so then also yet meanwhile instead therefore or nor besides moreover nevertheless furthermore thus consequently afterwards otherwise additionally likewise similarly accordingly",
  ),
  connectivePairs: new Set(),
  binders: wordSet("as far that of another the a an this its his her their many much long"),
  clauseOpeners: wordSet(
    "and but or nor so yet as after before when while who whom whose which that because where if although though since until unless than to saying including",
  ),
  neverLast: wordSet("a an the and or my your our their its whose because although unless whereas than into nor"),
  rarelyLast: wordSet(
    "of to at for with by from but as which who has his her when where if he she they i we such while since between among against during without within in on that is are was were have had will would be been about after before over under until per",
  ),
  mayDouble: wordSet("that had is very so her ha no"),
  subjectOpeners: wordSet("the a an he she it they we i you this these those there"),
  finiteVerbs: wordSet(
    "is are was were am has have had do does did will would could can may might must should says said say 's 're 'll 've s re ll ve n't began become became became been brought came come comes cost cut fell felt found gave get gets give gives go goes got grew held hit keep keeps kept knew know knows lay leave leaves led left let lie lost made make makes mean means meant met paid put ran read rose run runs saw see seem seems sees sent set sets show shows sits stand stands stood take takes taught tell tells think thinks thought told took want wants went win wins won write writes wrote need needs play plays spoke broke drew drove threw hopes faces plans host hosts sits shot beat sold bought built caught chose fought forgot hid hurt rode rang sang sank slept spent stole struck swore tore understood woke wore carry carries draws grow grows offers reach reaches remain remains sell sells stay stays use uses work works",
  ),
  finiteEndings: /(?:ed|ied)$/u,
  negations: wordSet("not no never n't nobody nothing none neither nor without cannot"),
};
