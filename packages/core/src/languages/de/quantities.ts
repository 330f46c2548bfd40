import type { QuantityRules } from "../parts/quantity-rules.ts";
import { approxPhrases } from "../shared/approx-phrases.ts";
import { wordSet } from "../shared/word-set.ts";
import { quantityWords } from "./quantity-words.ts";

export const quantities: QuantityRules = {
  ...quantityWords,
  before: approxPhrases({
    about: "rund|etwa|ungefahr|circa|ca|zirka|gut und gern|um die|an die|schatzungsweise",
    below: "fast|knapp|beinahe|nahezu|annahernd",
    over: "mehr als|uber|gut|langer als|hoher als|grosser als|alter als",
    under: "weniger als|unter|kurzer als|niedriger als|junger als",
    "at-least": "mindestens|wenigstens|zumindest|ab|nicht weniger als",
    "at-most":
      "hochstens|maximal|bis zu|nicht mehr als|nicht langer als|nicht hoher als|nicht grosser als|nicht alter als",
  }),
  after: approxPhrases({
    "at-least": "oder mehr|und mehr|und alter|oder alter",
    "at-most": "oder weniger|oder junger|und junger",
  }),
  between: "zwischen",
  and: "und",
  to: wordSet("bis"),
  from: wordSet(""),
  or: "oder",
  minus: "minus",
  minusMeansLess: false,
  belowZero: ["unter", "null"],
  several: wordSet("mehrere mehreren mehrerer einige einigen einiger etliche etlichen paar viele vielen"),
  scoresInWords: false,
  ageInBrackets: true,
  ownUnits: wordSet("grad fuss tag"),
  ownCurrencies: wordSet(""),
};
