import type { DateValue, Quantity } from "../../../../text/index.ts";

const TO_MONTH = /^(?: (?:of|de|del|do))? $/;
const FROM_MONTH = /^ (?:the )?$/;
/** `on the sixteenth, she`: a day of a month that was named before. */
const BARE = /\b(?:on the|am|vom|el dia|el|no dia|do dia|dia) $/;
const END = /^(?:[,.;:)]|$)/;
const FIGURE = /\b(?:on the|am|el dia|el|no dia|dia) (\d{1,2})(?:st|nd|rd|th)?(?=[,;:)]|\.(?:\s|$)|$)/g;

/** Days whose number is a word, `treze de junho`, and days without a month, `on the sixteenth`. */
export function spelledDays(
  plain: string,
  quantities: readonly Quantity[],
  dates: readonly DateValue[],
): { readonly dates: readonly DateValue[]; readonly joined: ReadonlySet<DateValue> } {
  const joined = new Set<DateValue>();
  const found: DateValue[] = [];
  const months = dates.filter(({ kind, day }) => kind === "month" && day === undefined);
  for (const { start, end, text, kind, value } of quantities) {
    if (/\d/.test(text) || !Number.isInteger(value) || value < 1 || value > 31) continue;
    if (kind !== "number" && kind !== "ordinal") continue;
    const month =
      months.find((one) => one.start > end && one.start - end < 6 && TO_MONTH.test(plain.slice(end, one.start))) ??
      months.find((one) => one.end < start && start - one.end < 6 && FROM_MONTH.test(plain.slice(one.end, start)));
    if (month !== undefined) {
      joined.add(month);
      const [from, to] = [Math.min(start, month.start), Math.max(end, month.end)];
      found.push({ ...month, start: from, end: to, text: plain.slice(from, to), kind: "date", day: value });
    } else if (BARE.test(plain.slice(Math.max(0, start - 8), start)) && END.test(plain.slice(end, end + 1))) {
      found.push({ start, end, text, kind: "date", day: value });
    }
  }
  for (const { index, 0: text, 1: day } of plain.matchAll(FIGURE)) {
    const start = index + text.search(/\d/);
    const end = index + text.length;
    if (Number(day) <= 31 && !dates.some((one) => one.start < end && start < one.end))
      found.push({ start, end, text: plain.slice(start, end), kind: "date", day: Number(day) });
  }
  return { dates: found, joined };
}
