import type { QuantityRules } from "../parts/quantity-rules.ts";
import { approxPhrases } from "../shared/approx-phrases.ts";
import { PERSON } from "../shared/spanish-portuguese.ts";
import { wordSet } from "../shared/word-set.ts";
import { quantityWords } from "./quantity-words.ts";

export const quantities: QuantityRules = {
  ...quantityWords,
  before: approxPhrases({
    about: "cerca de|aproximadamente|em torno de|por volta de|uns|umas",
    below: "quase|pouco menos de",
    over: "mais de|acima de|superior a|mais que|mais do que",
    under: "menos de|abaixo de|inferior a|menos que|menos do que",
    "at-least": "pelo menos|ao menos|no minimo|um minimo de",
    "at-most": "no maximo|ate|um maximo de|nao mais de",
  }),
  after: approxPhrases({
    "at-least": "ou mais",
    "at-most": "ou menos",
  }),
  between: "entre",
  and: "e",
  to: wordSet("a ate"),
  from: wordSet("de desde"),
  or: "ou",
  minus: "menos",
  minusMeansLess: true,
  belowZero: ["abaixo", "de", "zero"],
  several: wordSet("varios varias alguns algumas poucos poucas muitos muitas"),
  scoresInWords: true,
  ageOfPerson: { link: "de", person: PERSON },
  ageInBrackets: false,
  ownUnits: wordSet("mes"),
  ownCurrencies: wordSet("real sol"),
};
