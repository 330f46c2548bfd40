import type { WordClasses } from "../parts/word-classes.ts";
import { wordSet } from "../shared/word-set.ts";

export const wordClasses: WordClasses = {
  pronouns: wordSet(
    "él ella ello ellos ellas le les lo su sus suyo suya este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas",
  ),
  connectives: wordSet(
    "pero y e entonces también además así tampoco sino o luego después asimismo pues finalmente embargo obstante",
  ),
  connectivePairs: new Set(["sin embargo", "no obstante"]),
  binders: wordSet("de del que"),
  clauseOpeners: wordSet(
    "y e pero o u sino que cuando mientras porque como donde quien quienes cual cuales cuyo cuya si aunque para después antes desde hasta según pues",
  ),
  neverLast: wordSet(
    "el la los las un una unos unas de del a al en con por para sin sobre entre hacia desde hasta y e o u pero que cuando porque como si aunque su sus mi tu nuestro es son era eran fue fueron ha han había habían será serán muy se según durante mediante tras ante bajo contra",
  ),
  subjectOpeners: wordSet("el la los las un una él ella ellos ellas este esta estos estas se yo nosotros"),
  objectOpeners: new Set(),
  definites: wordSet(
    "el la los las este esta estos estas ese esa esos esas aquel aquella aquellos aquellas dicho dicha",
  ),
  indefinites: wordSet("un una unos unas"),
  finiteVerbs: wordSet(
    "es son era eran fue fueron será serán está están estaba estaban estuvo ha han había habían hubo habrá hay puede pueden podía podrá debe deben tiene tienen tenía tuvo hace hacen hizo hicieron dice dicen dijo dijeron va van iba iban da dan dio ve ven vio sabe quiere quieren quiso pone puso sale salió llega llegó sigue siguió viene vino queda quedó lleva llevó cuesta abre abrió cierra cerró crece creció muestra mostró cuenta contó pide pidió pierde perdió gana ganó sube subió baja bajó sea sean pueda permite permiten permitió",
  ),
  finiteEndings: /(?:ó|aron|ieron|aba|aban|ía|ían|á|án|é|an|en|a|e)$/u,
  negations: wordSet("no nunca jamás nadie nada ninguno ninguna ningún tampoco sin ni"),
};
