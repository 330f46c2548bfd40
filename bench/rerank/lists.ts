// Made-up lists of candidates: frequent and rare words as language has them, and words of the query in every fourth text.
import { seeded } from "./seeded.ts";

export const QUERY = "retention of employee records";

const random = seeded(7);
const words = Array.from({ length: 20_000 }, () => word());

function word(): string {
  return Array.from(
    { length: 3 + Math.floor(random() * 7) },
    () => "abcdefghijklmnoprstuvw"[Math.floor(random() * 22)],
  ).join("");
}

function text(length: number, index: number): string {
  const list = Array.from({ length }, () => words[Math.floor(random() ** 3 * words.length)]);
  if (index % 4 === 0) list.splice(3, 0, ...QUERY.split(" ").slice(index % 3));
  return list.join(" ");
}

/** A list of its own at every call: the words come again, no text does. */
export function newList(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    id: `c${index}`,
    title: text(6, index + 1),
    snippet: text(40, index),
    url: `https://site${index % 997}.example.com/page/${index}`,
    detected_date: "2025-10-01T00:00:00Z",
  }));
}

export type List = ReturnType<typeof newList>;
