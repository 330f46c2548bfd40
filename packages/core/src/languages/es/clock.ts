import type { ClockRules } from "../parts/clock-rules.ts";
import { wordSet } from "../shared/word-set.ts";

export const clock: ClockRules = {
  hours: new Map([
    ["mediodia", 12],
    ["medianoche", 0],
  ]),
  amPm: "glued",
  hourByLetter: true,
  hourWords: wordSet("uhr"),
  bareHours: {
    leads: wordSet("a desde hasta hacia sobre"),
    article: "las",
    halves: new Map([
      ["manana", "am"],
      ["madrugada", "am"],
      ["tarde", "pm"],
      ["noche", "pm"],
    ]),
  },
};
