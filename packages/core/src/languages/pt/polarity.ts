import type { PolarityRules } from "../parts/polarity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { antonyms } from "./antonyms.ts";
import { directions } from "./directions.ts";

const clauseBreaks = wordSet("mas embora enquanto porque que quando e senao");

export const polarity: PolarityRules = {
  cues: {
    "negation not": "nao|ja nao",
    "negation never": "nunca|jamais",
    "negation no": "nenhum|nenhuma|nenhuns",
    "negation none": "ninguem|nada",
    "negation nor": "nem|tampouco",
    "negation without": "sem",
    "negation fails":
      "negou|nega|negaram|recusou|recusa|recusaram|rejeitou|rejeita|impediu|impede|evitou|descartou|descarta|falta de|em vez de|deixou de|fracassou|desmentiu",
    "negation hardly": "mal|raramente|dificilmente",
    "quantifier all": "todo|toda|todos|todas|cada|sempre|completamente|totalmente|tudo",
    "quantifier most": "a maioria|maioria|maior parte|principalmente",
    "quantifier many": "muitos|muitas|numerosos|varios|varias|centenas|milhares|dezenas",
    "quantifier some": "algum|alguma|alguns|algumas|as vezes|em parte|parcialmente",
    "quantifier few": "poucos|poucas|pouco|minoria",
    "quantifier only": "so|somente|apenas|unico|unica|exclusivamente",
    "quantifier both": "ambos|ambas",
    "quantifier at-least": "pelo menos|ao menos|no minimo|mais de",
    "quantifier at-most": "no maximo|ate|nao mais de|menos de",
    "hedge may": "pode|podem|poderia|poderiam|talvez|possivelmente|possivel",
    "hedge likely": "provavelmente|provavel|deve|devem|deveria|preve|planeja|pretende|quer",
    "hedge reported":
      "suposto|suposta|supostamente|alegadamente|aparentemente|teria|teriam|segundo|acusado de|suspeito|suspeita|parece",
    "none-of-these": "nao so|nao apenas|sem duvida|nada mais|sobretudo|ate o|ate a|ate que",
  },
  negationFollowsVerb: false,
  negationAgrees: true,
  clauseBreaks,
  clauseBreaksBefore: clauseBreaks,
  antonyms,
  directions,
};
