import type { WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet(
    "ele ela eles elas lhe lhes seu sua seus suas este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas",
  ),
  pointers: new Map(["ele", "ela", "eles", "elas"].map((word) => [word, {}] as const)),
  politeForms: new Set(),
  connectives: wordSet("mas e porém então ou depois contudo todavia portanto entretanto logo ademais também"),
  connectivePairs: new Set(["no entanto", "em contrapartida", "em troca", "por isso", "ainda assim"]),
  binders: wordSet("de do da dos das que"),
  clauseOpeners: wordSet(
    "e mas ou que quando enquanto porque como onde quem qual quais cujo cuja se embora para depois antes desde até segundo pois",
  ),
  neverLast: wordSet("o os um uns umas de do da dos das em com por pelo pela para e ou porque"),
  rarelyLast: wordSet(
    "a as uma no na nos nas sem sobre entre até mas que quando como se seu sua seus suas é são era eram foi foram tem têm será muito segundo durante após contra não",
  ),
  mayDouble: wordSet("muito quase não"),
  subjectOpeners: wordSet("o a os as um uma ele ela eles elas este esta estes estas eu nós"),
  finiteVerbs: wordSet(
    "é são era eram foi foram será serão está estão estava estavam esteve tem têm tinha teve há houve haverá pode podem podia deve devem faz fazem fez disse dizem vai vão ia dá deu vê viu sabe quer põe pôs sai saiu chega chegou segue seguiu vem veio fica ficou leva levou custa abre abriu fecha fechou cresce cresceu mostra mostrou pede pediu perde perdeu ganha ganhou sobe subiu seja sejam",
  ),
  finiteEndings: /(?:ou|aram|eram|iram|ava|avam|ia|iam|ará|erá|irá|am|em|a|e|iu|eu)$/u,
  negations: wordSet("não nunca jamais ninguém nada nenhum nenhuma tampouco sem nem"),
};
