import type { LanguagePack } from "../../languages/language-pack.ts";
import type { DateReading } from "./date-value.ts";
import type { Token } from "./scan.ts";

type Half = { readonly next: number; readonly half: "am" | "pm" | "24" };

/** A time of day at `at`: "3 pm", "3.30pm", "15:30 Uhr", "15h30", "midnight". */
export function readClock(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const first = tokens[at]!;
  if (first.kind === "word") {
    const hour = language.clock.hours.get(first.fold);
    if (hour === undefined) return readHalfHour(tokens, at, language);
    return { next: at + 1, kind: "time", parts: { hour, minute: 0 } };
  }
  if (first.kind !== "digits" || first.text.length > 2 || (first.glued && tokens[at - 1]?.kind !== "mark"))
    return undefined;
  const hour = Number(first.text);
  if (hour > 24) return undefined;
  const mark = tokens[at + 1];
  const minutes = tokens[at + 2];
  const hasMinutes = mark?.glued && minutes?.glued && minutes.kind === "digits" && minutes.text.length === 2;
  if (hasMinutes && Number(minutes.text) < 60) {
    const suffix = readHalf(tokens, secondsEnd(tokens, at + 3), language);
    const isClock = mark.text === ":" || (mark.text === "." && suffix !== undefined) || mark.fold === "h";
    if (isClock && !isRatio(tokens, at, secondsEnd(tokens, at + 3)))
      return time(hour, Number(minutes.text), suffix, secondsEnd(tokens, at + 3), mark.fold === "h");
  }
  if (mark?.fold === "h" && mark.glued && language.clock.hourByLetter) return time(hour, 0, undefined, at + 2, true);
  const suffix = readHalf(tokens, at + 1, language);
  return suffix === undefined ? readBareHour(tokens, at, language) : time(hour, 0, suffix, at + 1, false);
}

/** "A las 8", "a las 8 de la tarde": an hour behind its article, with no thing behind it that it could count. */
function readBareHour(tokens: readonly Token[], at: number, { clock }: LanguagePack): DateReading | undefined {
  const { bareHours } = clock;
  const isLed = tokens[at - 1]?.fold === bareHours?.article && bareHours?.leads.has(tokens[at - 2]?.fold ?? "");
  if (!isLed) return undefined;
  const hour = Number(tokens[at]!.text);
  const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
  const half = bareHours!.halves.get(tokens[at + 3]?.fold ?? "");
  if (half !== undefined && next?.fold === "de" && hour < 12)
    return time(hour, 0, { next: at + 4, half }, at + 1, false);
  const isLast = next === undefined || next.newLine || (".,;:)".includes(next.text) && afterNext?.glued !== true);
  return isLast ? time(hour, 0, undefined, at + 1, false) : undefined;
}

/** German "um halb acht" is half an hour before eight, in the morning or the evening. */
function readHalfHour(tokens: readonly Token[], at: number, language: LanguagePack): DateReading | undefined {
  const { halfTowards } = language.clock;
  if (tokens[at]!.fold !== halfTowards?.half || !halfTowards.before.has(tokens[at - 1]?.fold ?? "")) return undefined;
  const coming = tokens[at + 1];
  if (coming === undefined || coming.newLine) return undefined;
  const hour = coming.kind === "digits" ? Number(coming.text) : language.numbers.small.get(coming.fold);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  return { next: at + 2, kind: "time", parts: { hour: hour === 1 ? 12 : hour - 1, minute: 30, hour12: true } };
}

function secondsEnd(tokens: readonly Token[], at: number): number {
  const seconds = tokens[at + 1];
  const isSeconds = tokens[at]?.text === ":" && tokens[at]!.glued && seconds?.kind === "digits" && seconds.glued;
  return isSeconds && seconds.text.length === 2 ? at + 2 : at;
}

/** More digits behind another separator: not a time but an address or a number. */
function isRatio(tokens: readonly Token[], at: number, next: number): boolean {
  const glue = tokens[next];
  const after = tokens[next + 1];
  const before = tokens[at - 1];
  if (before !== undefined && tokens[at]!.glued && (before.text === ":" || before.text === ".")) return true;
  return glue?.glued === true && (glue.text === ":" || glue.text === ".") && after?.kind === "digits" && after.glued;
}

function time(
  hour: number,
  minute: number,
  suffix: Half | undefined,
  end: number,
  isFull: boolean,
): DateReading | undefined {
  const next = suffix?.next ?? end;
  const half = suffix?.half ?? (isFull || hour > 12 || hour === 0 ? "24" : undefined);
  if (half === "24") return { next, kind: "time", parts: { hour: hour % 24, minute } };
  if (half === undefined) return { next, kind: "time", parts: { hour, minute, hour12: true } };
  if (hour > 12) return { next, kind: "time", parts: { hour: hour % 24, minute } };
  return { next, kind: "time", parts: { hour: (hour % 12) + (half === "pm" ? 12 : 0), minute } };
}

function readHalf(tokens: readonly Token[], at: number, language: LanguagePack): Half | undefined {
  const first = tokens[at];
  if (first === undefined || first.newLine) return undefined;
  const { amPm, hourWords } = language.clock;
  if (first.fold === "am" || first.fold === "pm") {
    // German "am" is a preposition.
    if (amPm === "none" || (amPm === "glued" && first.fold === "am" && !first.glued)) return undefined;
    return { next: at + 1, half: first.fold };
  }
  if ((first.fold === "a" || first.fold === "p") && tokens[at + 1]?.text === "." && tokens[at + 2]?.fold === "m") {
    const dot = tokens[at + 3];
    return { next: dot?.text === "." && dot.glued ? at + 4 : at + 3, half: first.fold === "a" ? "am" : "pm" };
  }
  if (hourWords.has(first.fold)) return { next: at + 1, half: "24" };
  if (first.fold === "o" && tokens[at + 2]?.fold === "clock") return undefined;
  const article = tokens[at - 2]?.fold ?? "";
  if (first.fold === "horas" && (article === "las" || article === "as")) return { next: at + 1, half: "24" };
  return undefined;
}
