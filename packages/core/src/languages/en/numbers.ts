import type { NumberRules } from "../parts/number-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { count, wordValues } from "../shared/word-values.ts";

export const numbers: NumberRules = {
  decimalMark: ".",
  small: wordValues(
    ...count(
      0,
      1,
      "zero|nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    ),
    ...count(20, 10, "twenty thirty forty|fourty fifty sixty seventy eighty ninety"),
  ),
  magnitude: wordValues(
    [12, "dozen"],
    [100, "hundred"],
    [1e3, "thousand"],
    [1e6, "million millions"],
    [1e9, "billion billions"],
    [1e12, "trillion trillions"],
  ),
  shortMagnitude: wordValues([1e3, "k"], [1e6, "m mn mln mil mio"], [1e9, "bn b bln"], [1e12, "tn trn"]),
  shortMagnitudeHasDot: false,
  digitsFollowMagnitude: false,
  halfFollowsMagnitude: false,
  millionOrMetres: {
    sums: wordSet(
      "profit profits loss losses revenue revenues sales turnover income earnings cost costs costing budget debt debts fine fines bid deal fee price worth prize damages salary investment funding fund funds grant loan bonus bill surplus deficit population audience raised donated paid pay owed invested spent compensation",
    ),
    lengths: wordSet(
      "tall high long wide deep away race sprint hurdles freestyle backstroke breaststroke butterfly relay final from above below relay dash run wave waves pool individual medley men women champion record",
    ),
  },
  vague: wordValues(
    [10, "tens"],
    [12, "dozens"],
    [100, "hundreds"],
    [1e3, "thousands"],
    [1e6, "millions"],
    [1e9, "billions"],
    [1e12, "trillions"],
  ),
  article: wordSet("one"),
  articleOnly: wordSet("a an"),
  half: wordSet("half"),
  halfNeedsOf: true,
  and: "and",
  andPlace: "hundreds",
  ordinal: wordValues(
    ...count(
      1,
      1,
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    ),
    ...count(30, 10, "thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth"),
    [100, "hundredth"],
    [1000, "thousandth"],
  ),
  hyphenatedOrdinals: true,
  ordinalEnding: /^(st|nd|rd|th)$/,
  fraction: wordValues(
    [2, "half halves"],
    [3, "third thirds"],
    [4, "quarter quarters fourth fourths"],
    [5, "fifth fifths"],
    [6, "sixth sixths"],
    [7, "seventh sevenths"],
    [8, "eighth eighths"],
    [10, "tenth tenths"],
  ),
  fractionsTakePlural: true,
  plainFractions: new Set([4]),
  share: { oneIn: "in", outOf: "out of" },
  multiple: wordValues(
    [2, "twice double doubled doubles doubling twofold"],
    [3, "thrice triple tripled triples tripling treble trebled threefold"],
    [4, "quadruple quadrupled fourfold"],
    [5, "fivefold"],
    [10, "tenfold"],
  ),
};
