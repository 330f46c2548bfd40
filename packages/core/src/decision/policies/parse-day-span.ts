import type { Comparison, DaySpan } from "./condition.ts";
import { ConditionError, type ConditionWords } from "./condition-words.ts";

const DAY = 24 * 60;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$|^(24):(00)$/;

/** The ways a condition writes a span of the day. */
export const parseDaySpan = {
  /** `between 22:00 and 06:00`; the word before is taken already. */
  between(words: ConditionWords): DaySpan {
    const from = minutes(words.take());
    if (!words.takes("and")) throw new ConditionError("between needs two times: write hour between 22:00 and 06:00");
    return { from, to: minutes(words.take()) };
  },
  /** `08:00-20:00`. */
  dashed(words: ConditionWords): DaySpan {
    const [from = "", to = ""] = words.take().split("-");
    return { from: minutes(from), to: minutes(to) };
  },
  /** `< 06:00`. */
  compared(operator: Comparison, words: ConditionWords): DaySpan {
    const time = minutes(words.take());
    const edge = operator === ">" || operator === "<=" ? time + 1 : time;
    return operator === "<" || operator === "<=" ? { from: 0, to: edge } : { from: edge, to: DAY };
  },
};

function minutes(word: string): number {
  const found = TIME.exec(word);
  if (found === null) throw new ConditionError(`"${word}" is no time of day: write it as 06:00`);
  return Number(found[1] ?? found[3]) * 60 + Number(found[2] ?? found[4]);
}

/** Minutes of the day as conditions write them. */
export function printTime(time: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(time / 60))}:${two(time % 60)}`;
}
