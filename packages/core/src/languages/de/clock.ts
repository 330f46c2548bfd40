import type { ClockRules } from "../parts/clock-rules.ts";
import { wordSet } from "../shared/word-set.ts";

export const clock: ClockRules = {
  hours: new Map([
    ["mittags", 12],
    ["mitternacht", 0],
  ]),
  amPm: "none",
  hourByLetter: true,
  hourWords: wordSet("uhr"),
  halfTowards: { half: "halb", before: wordSet("um gegen ab bis kurz vor nach seit von") },
};
