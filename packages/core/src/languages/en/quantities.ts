import type { QuantityRules } from "../parts/quantity-rules.ts";
import { approxPhrases } from "../shared/approx-phrases.ts";
import { wordSet } from "../shared/word-set.ts";
import { quantityWords } from "./quantity-words.ts";

export const quantities: QuantityRules = {
  ...quantityWords,
  before: approxPhrases({
    about:
      "about|around|roughly|approximately|approx|some|circa|ca|an estimated|estimated|close to|in the region of|or so|something like",
    below: "nearly|almost|just under|just below|just short of",
    over: "more than|over|above|exceeding|greater than|upwards of|in excess of|just over|higher than|longer than|well over|older than",
    under: "less than|fewer than|under|below|lower than|shorter than|younger than",
    "at-least": "at least|a minimum of|minimum of|no less than|no fewer than|not less than",
    "at-most":
      "at most|up to|a maximum of|maximum of|no more than|not more than|no longer than|not longer than|no higher than|no older than|as many as|as much as",
  }),
  after: approxPhrases({
    about: "or so|odd",
    "at-least": "or more|or older|or over|or above|and over|and older|and above|plus",
    "at-most": "or less|or fewer|or younger|or under|and under|and younger",
  }),
  between: "between",
  and: "and",
  to: wordSet("to through"),
  from: wordSet("from"),
  or: "or",
  minus: "minus",
  minusMeansLess: false,
  belowZero: ["below", "zero"],
  several: wordSet("several few many of"),
  scoresInWords: false,
  ageInBrackets: false,
  ownUnits: wordSet("stone ton"),
  gluedUnits: new Map([["st", "st"]]),
  ownCurrencies: wordSet(""),
};
