import { type LogicWords, logicWords } from "../../parts/logic-words.ts";
import { wordSet } from "../../shared/word-set.ts";

export const logic: LogicWords = {
  words: logicWords({
    negation: "não nunca jamais ninguém nada nenhum nenhuma nem sem tampouco:n",
    exception: "salvo exceto senão:x lugar vez:i",
    condition: "se caso:c",
    only: "só somente apenas unicamente exclusivamente:o até:s",
    time: "antes:b depois após:a desde:s durante:d",
    modality:
      "pode podem poderá poderão pôde puderam podia podiam:k poderia poderiam:m deve devem deverá deverão:t deveria deveriam:s talvez possivelmente supostamente provavelmente:p",
    quantifier:
      "todo toda todos todas cada:a ambos ambas:b maioria:m muitos muitas:n alguns algumas algum alguma vários várias:s poucos poucas:f metade:h qualquer:y",
    phase: "já:a ainda:s novamente:g",
    comparison: "mais:m menos:l que:t melhor:b pior:p igual tão:e quase praticamente cerca aproximadamente:r",
    relation: "para favor:f contra:g com:w sobre:o sob:u entre:e",
    cause: "porque:b embora apesar:a por pelo pela:y",
  }),
  free: wordSet(
    "o a os as um uma lhe lhes seu sua seus suas este esta estes estas esse essa esses essas nosso nossa e mas também é são era eram foi foram ser sido tem têm tinha tinham está estão de do da dos das em no na nos nas ao à que qual quem ali então assim",
  ),
  references: wordSet("ele ela eles elas o a os as lhe lhes seu sua seus suas este esta isto estes estas nós que quem"),
  pointing: wordSet("este esta estes estas"),
  prepositions: wordSet(
    "em no na nos nas a ao à aos às de do da dos das com para por pelo pela pelos pelas desde até sobre sob entre após durante contra sem",
  ),
  step: new Set(),
  and: wordSet("e"),
  but: wordSet("mas porém"),
  rather: wordSet("mas senão"),
  next: wordSet("depois então"),
  because: wordSet("já visto dado"),
  also: wordSet("também tampouco igualmente mesma mesmo ambos ambas"),
  or: wordSet("ou"),
  one: wordSet("um uma"),
  that: wordSet("que"),
  of: wordSet("de do da dos das"),
  excepting: /(?:com|à)(?: \p{L}+){0,2} exceç|\b(?:menos|salvo|exceto) (?:\d|um|dois|duas|três|quatro|cinco)/iu,
  reversing: /(?<!\bnão )\b(?:ao contrário|vice-versa|o inverso)\b/iu,
  firstNamed:
    /\b(?:o primeiro|a primeira|aquele|aquela)(?=[,.;]| (?:é|está|tem|custa|abre|fecha|se|foi|não|oferece)\b)/iu,
  respectively: wordSet("respectivamente"),
  others: wordSet("demais outros outras restantes"),
  attributing: wordSet("segundo conforme"),
  openings: /^(?:além disso|também|em resumo)[,:] /iu,
  telling: wordSet("disse diz dizem disseram afirma afirmam afirmou afirmaram explicou informou declarou"),
  connectives: new Set(),
  whens: wordSet("quando"),
  possessives: wordSet("seu sua seus suas"),
  superlative: /^(?:primeir[oa]s?|últim[oa]s?|maior|menor|melhor|pior|únic[oa]s?)$/u,
  tenses: {
    past: /(?:ou|eu|iu|aram|eram|iram|ava|avam)$/u,
    present: /(?:a|am|e|em)$/u,
    was: wordSet("era eram foi foram estava estavam"),
    is: wordSet("é são está estão"),
  },
  infinitive: /[aei]r(?:-se)?$/u,
  achieving: wordSet("conseguiu conseguiram começou começaram voltou voltaram ajudou ajudaram"),
  nor: wordSet("nem"),
  forbidding: wordSet("deve devem deverá deverão"),
  copulas: wordSet("é são era eram foi foram está estão"),
  perfect: wordSet("tem têm tinha tinham foi foram"),
  future: wordSet("vai vão"),
  former: wordSet("antigamente anteriormente outrora"),
  hedges: wordSet(
    "previsto prevista previstos previstas prevê preveem planeja planeia pretende pretendem espera esperam espero esperamos propôs propõe proposto sugeriu sugere recomenda pediu pede afirma afirmou diz dizem disse acredita acreditam acredito acreditamos acho achamos acha acham pensa pensam penso supõe suponho suspeita suspeitam teme temem considera estuda estima calcula tenta tentou tentam tentaram tentará tentarão negou nega recusou ameaça promete prometeu parece parecem quer querem deseja exige exigiu busca",
  ),
};
