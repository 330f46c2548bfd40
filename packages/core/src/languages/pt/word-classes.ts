import type { WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet(
    "ele ela eles elas lhe lhes seu sua seus suas este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas",
  ),
  connectives: wordSet(
    "mas e porém então também além assim ou depois contudo todavia portanto entretanto logo ademais",
  ),
  connectivePairs: new Set(["no entanto"]),
  binders: wordSet("de do da dos das que"),
  clauseOpeners: wordSet(
    "e mas ou que quando enquanto porque como onde quem qual quais cujo cuja se embora para depois antes desde até segundo pois",
  ),
  neverLast: wordSet(
    "o a os as um uma uns umas de do da dos das em no na nos nas com por pelo pela para sem sobre entre até e ou mas que quando porque como se seu sua seus suas é são era eram foi foram tem têm será muito segundo durante após contra",
  ),
  subjectOpeners: wordSet("o a os as um uma ele ela eles elas este esta estes estas eu nós"),
  objectOpeners: new Set(),
  definites: wordSet("o a os as este esta estes estas esse essa esses essas aquele aquela aqueles aquelas"),
  indefinites: wordSet("um uma uns umas"),
  finiteVerbs: wordSet(
    "é são era eram foi foram será serão está estão estava estavam esteve tem têm tinha teve há houve haverá pode podem podia deve devem faz fazem fez disse dizem vai vão ia dá deu vê viu sabe quer põe pôs sai saiu chega chegou segue seguiu vem veio fica ficou leva levou custa abre abriu fecha fechou cresce cresceu mostra mostrou pede pediu perde perdeu ganha ganhou sobe subiu seja sejam",
  ),
  finiteEndings: /(?:ou|aram|eram|iram|ava|avam|ia|iam|ará|erá|irá|am|em|a|e|iu|eu)$/u,
  negations: wordSet("não nunca jamais ninguém nada nenhum nenhuma tampouco sem nem"),
};
