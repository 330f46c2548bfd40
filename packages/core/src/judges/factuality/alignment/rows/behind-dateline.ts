import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { isLarge, opened, type Row } from "./row.ts";

/** A town, its country and a date. */
const LONGEST = 5;

/** "Kempten, 4 July – The dairy takes over …": what comes behind place and date. */
export function behindDateline(items: Row, { text, start }: ComparedSpan): Row | undefined {
  const at = items.findIndex(({ gapBefore }, place) => place > 0 && gapBefore === "clause");
  if (at < 2 || at > LONGEST) return undefined;
  const line = items.slice(0, at);
  const isDate = line.some(({ value }) => value !== null && "date" in value);
  if (!isDate || !line.every((item) => isLarge(item) || item.value !== null)) return undefined;
  const isDash = /[-–—]\s*$/u.test(text.slice(items[at - 1]!.end - start, items[at]!.start - start));
  return isDash ? opened(items.slice(at)) : undefined;
}
