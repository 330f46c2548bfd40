import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isVerb, opened, type Row } from "./row.ts";

/** "Expires not on 31 December, but on 31 March": as "expires on 31 March". */
export function whatIsSoInstead(items: Row, { judging: { logic, roles } }: LanguagePack): Row | undefined {
  const rather = items.findIndex(({ lower }, at) => at > 1 && logic.rather.has(lower));
  const denial = items.findLastIndex(({ logic: word }, at) => at < rather && word?.class === "negation");
  const [denied, said] = [items.slice(denial + 1, rather), items.slice(rather + 1)];
  const kind = kindOf(said);
  if (denial < 0 || kind === undefined || items[rather]!.gapBefore === "clause") return undefined;
  if (denied.some(({ gapBefore }, at) => at > 0 && gapBefore !== "none")) return undefined;
  if (kindOf(denied) === kind && denial > 0) return [...items.slice(0, denial), ...opened(said)];
  // "No nació en Lugo, sino en Vigo"; unlike "ate nothing but went out".
  const from = denied.findLastIndex(({ lower }) => logic.prepositions.has(lower) && lower === said[0]!.lower);
  return from < 1 ? undefined : [...items.slice(0, denial), ...opened(denied.slice(0, from)), ...opened(said)];

  /** What a phrase begins with; "only" and "not until" may lead up to it. */
  function kindOf(phrase: Row): string | undefined {
    const first = phrase.find(({ logic: word, lower }) => word === undefined || logic.prepositions.has(lower));
    if (first === undefined) return undefined;
    if (logic.prepositions.has(first.lower)) return "preposition";
    if (roles.determiners.has(first.lower)) return "article";
    return first.value === null && isVerb(first) ? undefined : "value";
  }
}
