import type { LanguagePack } from "../../../languages/language-pack.ts";
import { type Alignment, matchOf } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";
import { isBareNoun, isNarrowedAt } from "./shared/bare-noun.ts";
import { mayBeLeftOut } from "./shared/may-be-left-out.ts";
import { isAdjectiveBehind, isDefinitePlural, saysShare } from "./shared/spoken-of-all.ts";

export const longOmission: ObjectionRule = {
  id: "long-omission",
  kind: "objection",
  issueType: null,
  objects: leavesOutTooMuch,
};

function leavesOutTooMuch(laid: LaidClaim): boolean {
  const { alignment, differences, language } = laid;
  if (dropsOneOf(laid) || skipsToValue(alignment) || dropsOwner(laid)) return true;
  if (differences.runs.some((run) => dropsRank(run, alignment, language) || isNarrowedBy(run, laid))) return true;
  return !differences.runs.every((run) => mayBeLeftOut(run, alignment, language));
}

/** "Cueto, who retired in 1991 and whose son has published …": it is the son who did. */
function dropsOwner({ alignment: { source, last }, language: { judging }, met }: LaidClaim): boolean {
  const { logic, restatements } = judging;
  return source.some(
    ({ lower }, at) =>
      at > 0 && at < last && restatements.whose.has(lower) && !met.has(at + 1) && logic.and.has(source[at - 1]!.lower),
  );
}

/** "Paid on 17 October to shareholders on the register on 19 September" is not "paid on 19 September". */
function skipsToValue({ claim, source, pairs }: Alignment): boolean {
  return pairs.some((pair) => {
    const own = claim[pair.claim]!;
    const before = pairs.findLast((one) => one.claim < pair.claim && claim[one.claim]!.content);
    if (own.value === null || before === undefined || before.source > pair.source) return false;
    const lead = claim[pair.claim - 1]!;
    return source
      .slice(before.source + 2, pair.source)
      .some(
        (item, by) =>
          item.value !== null && matchOf(own, item) === "other" && source[before.source + 1 + by]!.lower === lead.lower,
      );
  });
}

/** "On the last Saturday of the month" is not "on Saturdays". */
function dropsRank(run: readonly number[], { source }: Alignment, { judging }: LanguagePack): boolean {
  const { value, lower, content } = source[run.at(-1)!]!;
  const isOrdinal = value !== null && "quantity" in value && value.quantity.kind === "ordinal";
  const next = source[run.at(-1)! + 1];
  if (next?.content !== true || next.gapBefore !== "none") return false;
  // Unlike "were first trained".
  if (!judging.roles.determiners.has(source[run.at(-1)! - 1]?.lower ?? "")) return false;
  return isOrdinal || (content && value === null && judging.logic.superlative?.test(lower) === true);
}

/** "Dogs larger than that", "the sales of mussels rose by 9 percent": what is said is said of these, and of no others. */
function isNarrowedBy(run: readonly number[], laid: LaidClaim): boolean {
  const from = run[0]!;
  // "Half of the borrowers" beside "half the borrowers".
  if (!run.some((at) => laid.alignment.source[at]!.content)) return false;
  if ([from, from - 1].some((at) => run.at(-1)! > at && isNarrowedAt(at, laid))) return true;
  const { alignment, language, opening } = laid;
  const { claim, source, pairs } = alignment;
  const { logic: word, lower, gapBefore } = source[from]!;
  const { logic, roles } = language.judging;
  if (gapBefore !== "none" || pairs.find((pair) => pair.claim === opening)?.source !== from - 1) return false;
  const isPlural = () => isDefinitePlural(from - 1, run.at(-1)! + 1, laid);
  // "Los socios jubilados".
  if (isAdjectiveBehind(from, laid)) return isPlural();
  if (!(logic.prepositions.has(lower) || roles.belonging.has(lower))) return false;
  const isTied = logic.of.has(lower) || word?.class === "relation";
  return (isTied && claim.some(saysShare)) || isBareNoun(from - 1, laid) || isPlural();
}

/** "One of the deepest lakes" is not the deepest. */
function dropsOneOf({ alignment: { claim, source, pairs }, language, met }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  // "Two goals were ruled out, one for handball": not both of them.
  const isOne = ({ gapBefore, lower }: StatementItem, at: number) =>
    gapBefore === "comma" &&
    logic.one.has(lower) &&
    !met.has(at) &&
    met.has(at + 1) &&
    logic.prepositions.has(source[at + 1]!.lower);
  if (source.some(isOne)) return true;
  return pairs.some((pair) => {
    if (logic.superlative?.test(source[pair.source]!.lower) !== true) return false;
    return startsWithOne(source, pair.source) && !startsWithOne(claim, pair.claim);
  });

  function startsWithOne(items: readonly StatementItem[], at: number): boolean {
    let place = at - 1;
    const ties = (lower: string) => logic.of.has(lower) || (roles.determiners.has(lower) && !logic.one.has(lower));
    while (place > 0 && ties(items[place]!.lower)) place -= 1;
    return place >= 0 && place < at - 1 && logic.one.has(items[place]!.lower);
  }
}
