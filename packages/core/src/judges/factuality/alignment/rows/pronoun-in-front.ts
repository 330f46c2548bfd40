import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isVerb, type Row } from "./row.ts";

/** "Nach einer Lehre bei Hugo Wendt eröffnete sie ein Atelier": as a sentence that begins with the pronoun. */
export function pronounInFront(items: Row, { judging: { logic, roles } }: LanguagePack): Row | undefined {
  if (roles.wordOrder !== "free" || !logic.prepositions.has(items[0]?.lower ?? "")) return undefined;
  const isTight = (at: number) => items[at]?.gapBefore === "none";
  let verb = 1;
  while (isTight(verb) && !(isVerb(items[verb]) && isTight(verb + 1) && isPronoun(verb + 1))) verb += 1;
  if (!isTight(verb)) return undefined;
  const next = items.findIndex(({ gapBefore }, at) => at > verb + 1 && gapBefore !== "none");
  const end = next < 0 ? items.length : next;
  return [items[verb + 1]!, items[verb]!, ...items.slice(verb + 2, end), ...items.slice(0, verb), ...items.slice(end)];

  function isPronoun(at: number): boolean {
    const { lower } = items[at]!;
    return logic.references.has(lower) && !roles.determiners.has(lower) && !logic.possessives.has(lower);
  }
}
