import type { ClockRules } from "../parts/clock-rules.ts";
import { wordSet } from "../shared/word-set.ts";

export const clock: ClockRules = {
  hours: new Map([["meia-noite", 0]]),
  amPm: "glued",
  hourByLetter: true,
  hourWords: wordSet("uhr"),
};
