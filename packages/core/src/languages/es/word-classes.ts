import type { Pointer, WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet(
    "él ella ello ellos ellas le les lo su sus suyo suya este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas",
  ),
  pointers: new Map<string, Pointer>([
    ...["él", "ella", "ellos", "ellas"].map((word) => [word, {}] as const),
    ...["este", "esta", "estos", "estas"].map(
      (word) => [word, { onlyBefore: /^\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían)(?: |$)/u }] as const,
    ),
  ]),
  politeForms: new Set(),
  connectives: wordSet("pero y e entonces además tampoco sino o luego después asimismo finalmente también"),
  connectivePairs: new Set(["sin embargo", "no obstante", "en cambio", "a cambio", "por eso", "por tanto", "aun así"]),
  binders: wordSet("de del que"),
  clauseOpeners: wordSet(
    "y e pero o u sino que cuando mientras porque como donde quien quienes cual cuales cuyo cuya si aunque para después antes desde hasta según pues",
  ),
  neverLast: wordSet("el los las un unos unas de del al en con por para y o u que porque aunque su sus"),
  rarelyLast: wordSet(
    "mi tu la una a sin sobre entre hacia desde hasta e pero cuando como si nuestro es son era eran fue fueron ha han había habían será serán muy se según durante mediante tras ante bajo contra no lo le",
  ),
  mayDouble: wordSet("muy casi no bla"),
  subjectOpeners: wordSet("el la los las un una él ella ellos ellas este esta estos estas se yo nosotros"),
  finiteVerbs: wordSet(
    "es son era eran fue fueron será serán está están estaba estaban estuvo ha han había habían hubo habrá hay puede pueden podía podrá debe deben tiene tienen tenía tuvo hace hacen hizo hicieron dice dicen dijo dijeron va van iba iban da dan dio ve ven vio sabe quiere quieren quiso pone puso sale salió llega llegó sigue siguió viene vino queda quedó lleva llevó cuesta abre abrió cierra cerró crece creció muestra mostró cuenta contó pide pidió pierde perdió gana ganó sube subió baja bajó sea sean pueda permite permiten permitió",
  ),
  finiteEndings: /(?:ó|aron|ieron|aba|aban|ía|ían|á|án|é|an|en|a|e)$/u,
  negations: wordSet("no nunca jamás nadie nada ninguno ninguna ningún tampoco sin ni"),
};
