import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { isNarrowedAt } from "./bare-noun.ts";
import { isAdjectiveBehind, isDefinitePlural, isSweepingAt } from "./spoken-of-all.ts";

/** "Members who have paid", "not longer than three minutes with an empty cup": what follows narrows down what is said. */
export function isNarrowedBehind(laid: LaidClaim): boolean {
  const {
    alignment: { source, first, last },
    language: { judging },
  } = laid;
  if (isNarrowedAt(last + 1, laid) || isGoal(laid) || isOnlyTo(laid)) return true;
  const next = source[last + 1];
  const { prepositions, whens } = judging.logic;
  const said = source.slice(first, last + 1);
  if (whens.has(next?.lower ?? "")) return !tellsOfThePast(said, judging.logic);
  if (next?.gapBefore !== "none") return false;
  // "A las funciones matinales".
  if (isAdjectiveBehind(last + 1, laid) && isDefinitePlural(last, last + 2, laid)) return true;
  if (!prepositions.has(next.lower)) return false;
  // Unlike "without".
  if (said.some(({ logic, lower }) => logic?.class === "negation" && !prepositions.has(lower))) return true;
  // "If the show is cancelled a day before."
  const clause = said.findLastIndex(({ gapBefore }) => gapBefore !== "none");
  if (said.some(({ logic }, at) => at >= clause && logic?.class === "condition")) return true;
  return isSweptBefore(last + 1, source, judging) && !isWhen(last + 1, source);
}

/** "The only bakery to refuse sliced bread" is not the only bakery. */
function isOnlyTo({ alignment: { source, first, last }, language: { judging } }: LaidClaim): boolean {
  const { infinitive, superlative } = judging.logic;
  const [to, verb] = [source[last + 1], source[last + 2]];
  if (to?.gapBefore !== "none" || infinitive?.test(`${to.lower} ${verb?.lower ?? ""}`) !== true) return false;
  return source
    .slice(first, last + 1)
    .some(
      ({ logic, lower, value }) => logic?.class === "only" || superlative?.test(lower) === true || isOrdinal(value),
    );
}

function isOrdinal(value: StatementItem["value"]): boolean {
  return value !== null && "quantity" in value && value.quantity.kind === "ordinal";
}

/** "Kündigte an, den Verkauf des Werks zu prüfen": where verbs stand last, what is to be done closes the phrase. */
function isGoal({ alignment: { source, last }, language: { judging } }: LaidClaim): boolean {
  const at = [last, last + 1, last + 2].find((place) => judging.roles.goal.has(source[place]?.lower ?? ""));
  if (at === undefined || at === source.length - 1) return false;
  // "Verbrannt zu haben", "prüfen zu lassen"; unlike "41 zu 12 Stimmen".
  return source
    .slice(last + 1, at + 2)
    .every(({ capitalised, gapBefore, value }) => gapBefore === "none" && value === null && !capitalised);
}

/** "Nearly all of the farms in the south." */
function isSweptBefore(at: number, source: readonly StatementItem[], judging: LanguagePack["judging"]): boolean {
  const noun = at - 1;
  if (!source[noun]!.content || source[noun]!.value !== null) return false;
  for (let place = noun - 1; place >= 0 && source[place + 1]!.gapBefore === "none"; place -= 1) {
    // Unlike "at half-time".
    const isCompound = place === noun - 1 && source[place]!.logic?.sense === "h";
    if (isSweepingAt(place, source, judging) && !isCompound) return true;
    if (source[place]!.content) return false;
  }
  return false;
}

/** "In May." */
function isWhen(at: number, source: readonly StatementItem[]): boolean {
  const end = source.findIndex(({ content }, place) => place > at && content);
  const value = source[end]?.value;
  return value != null && "date" in value;
}

/** "Closed when the dam broke", "was shut"; unlike "are admitted when accompanied". */
function tellsOfThePast(
  said: readonly StatementItem[],
  { perfect, tenses }: LanguagePack["judging"]["logic"],
): boolean {
  if (said.some(({ lower }) => perfect.has(lower))) return true;
  return (
    !said.some(({ helping, logic }) => helping || logic?.class === "modality") &&
    said.some(({ lower }) => tenses?.past.test(lower) === true)
  );
}
