import type { Relative } from "../parts/calendar-rules.ts";

/** Words numbered from 1 on; `|` separates forms of one, an empty place has no word. */
export function numbered(list: string): ReadonlyMap<string, number> {
  const map = new Map<string, number>();
  list.split(" ").forEach((forms, index) => {
    for (const form of forms.split("|")) if (form !== "") map.set(form, index + 1);
  });
  return map;
}

/** Words for a day by how far it is from today. */
export function days(table: Readonly<Record<string, number>>): ReadonlyMap<string, Relative> {
  return new Map(Object.entries(table).map(([word, offset]) => [word, { unit: "day", offset }]));
}

/** Nouns for a span of time. */
export function spans(table: Readonly<Record<Relative["unit"], string>>): ReadonlyMap<string, Relative["unit"]> {
  const units = Object.entries(table) as [Relative["unit"], string][];
  return new Map(units.flatMap(([unit, forms]) => forms.split(" ").map((form) => [form, unit] as const)));
}

/** Words for the last, the current and the coming span of time. */
export function shifts(last: string, current: string, following: string): ReadonlyMap<string, number> {
  return new Map(
    [last, current, following].flatMap((words, index) => words.split(" ").map((word) => [word, index - 1] as const)),
  );
}
