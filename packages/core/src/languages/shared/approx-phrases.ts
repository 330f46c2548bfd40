import type { Approx } from "../parts/quantity-rules.ts";

/** Phrases separated by `|` by what they say of a number. */
export function approxPhrases(table: Readonly<Partial<Record<Approx, string>>>): ReadonlyMap<string, Approx> {
  const map = new Map<string, Approx>();
  for (const [approx, list] of Object.entries(table) as [Approx, string][])
    for (const phrase of list.split("|")) map.set(phrase, approx);
  return map;
}
