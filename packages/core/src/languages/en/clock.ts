import type { ClockRules } from "../parts/clock-rules.ts";
import { wordSet } from "../shared/word-set.ts";

export const clock: ClockRules = {
  hours: new Map([
    ["noon", 12],
    ["midday", 12],
    ["midnight", 0],
  ]),
  amPm: "spaced",
  hourByLetter: false,
  hourWords: wordSet("uhr hrs"),
};
