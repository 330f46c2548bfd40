import type { PolarityRules } from "../parts/polarity-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { antonyms } from "./antonyms.ts";
import { directions } from "./directions.ts";

const clauseBreaks = wordSet("pero sino aunque mientras porque que cuando y sin");

export const polarity: PolarityRules = {
  cues: {
    "negation not": "no|ya no",
    "negation never": "nunca|jamas|en ningun momento",
    "negation no": "ningun|ninguna|ninguno|ningunos|ningunas",
    "negation none": "nadie|nada",
    "negation nor": "ni|tampoco",
    "negation without": "sin",
    "negation fails":
      "nego|niega|negaron|negar|rechazo|rechaza|rechazaron|rechazar|evito|evita|impidio|impide|fracaso|fracasa|descarto|descarta|falta de|carece|carecen|en lugar de|en vez de|dejo de|desmintio|desmiente|incapaz de|se nego a",
    "negation hardly": "apenas|raramente|rara vez|escasamente",
    "quantifier all": "todo|toda|todos|todas|cada|siempre|completamente|totalmente",
    "quantifier most": "la mayoria|mayoria|mayor parte|mayoritariamente|principalmente",
    "quantifier many": "muchos|muchas|numerosos|numerosas|varios|varias|a menudo|cientos|miles|decenas",
    "quantifier some": "algun|alguno|algunos|alguna|algunas|a veces|en parte|parcialmente",
    "quantifier few": "pocos|pocas|poco|minoria",
    "quantifier only": "solo|solamente|unicamente|unico|unica|exclusivamente",
    "quantifier both": "ambos|ambas|los dos|las dos",
    "quantifier at-least": "al menos|por lo menos|como minimo|mas de",
    "quantifier at-most": "como maximo|hasta|no mas de|menos de|a lo sumo",
    "hedge may": "podria|podrian|puede|pueden|pudo|quiza|quizas|tal vez|posiblemente|posible|potencialmente|acaso",
    "hedge likely":
      "probablemente|probable|preve|preven|se espera|planea|planean|pretende|pretenden|quiere|previsto|deberia",
    "hedge reported":
      "presunto|presunta|presuntos|presuntas|presuntamente|supuesto|supuesta|supuestos|supuestamente|aparentemente|habria|habrian|segun|acusado de|acusada de|sospechoso|sospechosa|parece|alega|alego|aseguro que",
    "none-of-these":
      "no solo|no solamente|no obstante|sin embargo|sin duda|nada mas|sin dudas|sobre todo|ante todo|todo el dia|por supuesto|hasta el|hasta la|hasta que",
  },
  negationFollowsVerb: false,
  negationAgrees: true,
  clauseBreaks,
  clauseBreaksBefore: clauseBreaks,
  antonyms,
  directions,
};
