import type { NumberRules } from "../parts/number-rules.ts";
import { wordSet } from "../shared/word-set.ts";
import { wordValues } from "../shared/word-values.ts";
import { compounds } from "./compound-numbers.ts";
import { ordinal, small } from "./number-words.ts";

export const numbers: NumberRules = {
  decimalMark: ",",
  small,
  magnitude: wordValues(
    [12, "dutzend"],
    [100, "hundert"],
    [1e3, "tausend"],
    [1e6, "million millionen"],
    [1e9, "milliarde milliarden"],
    [1e12, "billion billionen"],
  ),
  shortMagnitude: wordValues([1e3, "tsd k"], [1e6, "mio mill"], [1e9, "mrd mia"], [1e12, "bio"]),
  shortMagnitudeHasDot: true,
  digitsFollowMagnitude: false,
  halfFollowsMagnitude: true,
  vague: wordValues(
    [12, "dutzende dutzenden dutzender"],
    [100, "hunderte hunderten hunderter"],
    [1e3, "tausende tausenden tausender abertausende"],
    [1e4, "zehntausende zehntausenden zehntausender"],
    [1e5, "hunderttausende hunderttausenden hunderttausender"],
    [1e6, "millionen"],
    [1e9, "milliarden"],
  ),
  article: wordSet("ein eine einen einem einer eines"),
  articleOnly: wordSet("kein keine"),
  half: wordSet("halbe halben halber halbes halb"),
  halfNeedsOf: false,
  and: "und",
  andPlace: "hundreds",
  compounds,
  ordinal,
  hyphenatedOrdinals: false,
  ordinalEnding: /^(te|ten|ter|tes)$/,
  beforeDottedOrdinal: wordSet(
    "der die das den dem des am im zum zur vom beim seinen seinem seiner ihren ihrem ihrer einen einem ersten jeder jede jedes jeden jedem",
  ),
  everyOrdinal: {
    every: wordSet("jeder jede jedes jeden jedem"),
    timeNoun: /^(jahr|monat|woche|tag|stunde|minute|sekunde|mal|quartal|wochenende|abend|morgen|nacht)/,
  },
  fraction: wordValues(
    [2, "halfte"],
    [3, "drittel dritteln"],
    [4, "viertel vierteln"],
    [5, "funftel funfteln"],
    [6, "sechstel sechsteln"],
    [8, "achtel achteln"],
    [10, "zehntel zehnteln"],
  ),
  fractionsTakePlural: false,
  plainFractions: new Set([3, 4, 5, 6, 8, 10]),
  multiple: wordValues(
    [2, "doppelt doppelte doppelten doppelter doppeltes verdoppelt verdoppelte verdoppeln zweimal zweifach"],
    [3, "dreifach dreifache dreifachen verdreifacht verdreifachte dreimal"],
    [4, "vierfach vierfache vervierfacht viermal"],
    [5, "funffach funffache funfmal"],
    [10, "zehnfach zehnfache zehnmal"],
  ),
};
