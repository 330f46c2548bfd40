import type { QuantityRules } from "../parts/quantity-rules.ts";
import { approxPhrases } from "../shared/approx-phrases.ts";
import { PERSON } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";
import { quantityWords } from "./quantity-words.ts";

export const quantities: QuantityRules = {
  ...quantityWords,
  before: approxPhrases({
    about: "unos|unas|alrededor de|aproximadamente|cerca de|en torno a|aproximado de|como",
    below: "casi|poco menos de",
    over: "mas de|superior a|por encima de|poco mas de|mayor de|mayores de|mas que",
    under: "menos de|inferior a|por debajo de|menor de|menores de|menos que",
    "at-least": "al menos|por lo menos|como minimo|un minimo de|minimo de|no menos de",
    "at-most": "como maximo|hasta|un maximo de|maximo de|no mas de|como mucho|a lo sumo",
  }),
  after: approxPhrases({
    "at-least": "o mas|o mayores|y mayores",
    "at-most": "o menos",
  }),
  between: "entre",
  and: "y",
  to: wordSet("a al"),
  from: wordSet("de desde del"),
  or: "o",
  minus: "menos",
  minusMeansLess: true,
  belowZero: ["bajo", "cero"],
  several: wordSet("varios varias algunos algunas pocos pocas muchos muchas"),
  scoresInWords: true,
  ageOfPerson: { link: "de", person: PERSON },
  ageInBrackets: false,
  ownUnits: wordSet("mes"),
  ownCurrencies: wordSet("real sol"),
};
