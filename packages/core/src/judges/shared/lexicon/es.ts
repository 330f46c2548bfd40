import { type JudgeLexicon, words } from "./lexicon.ts";

export const ES: JudgeLexicon = {
  pronouns: words(
    "él ella ello ellos ellas le les lo su sus suyo suya este esta esto estos estas ese esa eso esos esas aquel aquella aquello aquellos aquellas",
  ),
  connectives: words(
    "pero y e entonces también además así tampoco sino o luego después asimismo pues finalmente embargo obstante",
  ),
  connectivePairs: new Set(["sin embargo", "no obstante"]),
  binders: words("de del que"),
  clauseOpeners: words(
    "y e pero o u sino que cuando mientras porque como donde quien quienes cual cuales cuyo cuya si aunque para después antes desde hasta según pues",
  ),
  neverLast: words(
    "el la los las un una unos unas de del a al en con por para sin sobre entre hacia desde hasta y e o u pero que cuando porque como si aunque su sus mi tu nuestro es son era eran fue fueron ha han había habían será serán muy se según durante mediante tras ante bajo contra",
  ),
  subjectOpeners: words("el la los las un una él ella ellos ellas este esta estos estas se yo nosotros"),
  objectOpeners: new Set(),
  definites: words("el la los las este esta estos estas ese esa esos esas aquel aquella aquellos aquellas dicho dicha"),
  indefinites: words("un una unos unas"),
  finiteVerbs: words(
    "es son era eran fue fueron será serán está están estaba estaban estuvo ha han había habían hubo habrá hay puede pueden podía podrá debe deben tiene tienen tenía tuvo hace hacen hizo hicieron dice dicen dijo dijeron va van iba iban da dan dio ve ven vio sabe quiere quieren quiso pone puso sale salió llega llegó sigue siguió viene vino queda quedó lleva llevó cuesta abre abrió cierra cerró crece creció muestra mostró cuenta contó pide pidió pierde perdió gana ganó sube subió baja bajó sea sean pueda permite permiten permitió",
  ),
  finiteEndings: /(?:ó|aron|ieron|aba|aban|ía|ían|á|án|é|an|en|a|e)$/u,
  negations: words("no nunca jamás nadie nada ninguno ninguna ningún tampoco sin ni"),
};
