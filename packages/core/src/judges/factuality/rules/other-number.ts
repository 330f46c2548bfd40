import { stem } from "../../../text/index.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementValue } from "../alignment/statement-item.ts";
import { isOtherUnit } from "./other-unit.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { negationBalance } from "./shared/negation-balance.ts";
import { otherValue } from "./shared/other-value.ts";
import { isMiswritten, slippedValue } from "./shared/slipped-value.ts";

export const otherNumber: ContradictionRule = {
  id: "other-number",
  kind: "contradiction",
  issueType: "NUMBER",
  find: contradictedNumber,
};

function contradictedNumber(laid: LaidClaim): Contradiction | undefined {
  return (
    otherValue(
      laid,
      (own, theirs) =>
        "quantity" in own && !isOtherUnit(own, theirs) && !isAllBut(own, theirs, laid) && !isRespective(own, laid),
    ) ??
    otherThanOne(laid) ??
    slippedValue(laid, isSlip)
  );
}

/** "412 and 1,070, 58 and 130 more, respectively": the claim's value is there, of one of them. */
function isRespective(own: StatementValue, { alignment: { source }, language }: LaidClaim): boolean {
  if (!source.some(({ lower }) => language.judging.logic.respectively.has(lower)) || !("quantity" in own)) return false;
  return source.some(
    ({ value }) => value !== null && "quantity" in value && value.quantity.value === own.quantity.value,
  );
}

/** "Thirty" beside "all 31 except Tranter". */
function isAllBut(own: StatementValue, theirs: StatementValue, { alignment: { source } }: LaidClaim): boolean {
  if (!("quantity" in own && "quantity" in theirs) || own.quantity.value >= theirs.quantity.value) return false;
  if (theirs.quantity.kind !== "number") return false;
  return source.some(({ logic }) => logic?.class === "exception" && logic.sense === "x");
}

function isSlip(own: StatementValue, theirs: StatementValue): boolean {
  return "quantity" in own && "quantity" in theirs && isMiswritten(own.quantity.value, theirs.quantity.value);
}

const MIN_SHARE = 0.75;

/** "Two years" beside "a year", "two litres" beside "half a litre": where one is written like an article it is no value of its own. */
function otherThanOne(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, isAnchored, language, share } = laid;
  const { claim, source, pairs } = alignment;
  const [at, ...others] = differences.added;
  const own = at === undefined ? undefined : claim[at]!.value;
  if (at === undefined || others.length > 0 || own == null || !("quantity" in own)) return undefined;
  const { value, unit, approx, low } = own.quantity;
  if (unit === undefined || value <= 1 || approx !== undefined || low !== undefined) return undefined;
  if (share < MIN_SHARE || !isAnchored || differences.other.length > 0 || negationBalance(laid) !== 0) return undefined;
  const before = pairs.find((pair) => pair.claim === at - 1)?.source;
  const after = pairs.find((pair) => pair.claim === at + 1)?.source ?? (at === claim.length - 1 ? source.length : -1);
  if (before === undefined || after - before < 3) return undefined;
  const between = source.slice(before + 1, after);
  const thing = stem(claim[at]!.text.split(" ").at(-1)!.toLowerCase(), language);
  const { one } = language.judging.logic;
  const isOne = between
    .slice(0, -1)
    .every(({ lower, logic }) => one.has(lower) || isArticle(lower) || logic?.sense === "h");
  if (!isOne || between.at(-1)!.stem !== thing) return undefined;
  return contradictionAt(laid, { claim: at, source: after - 1, match: "other" });

  function isArticle(lower: string): boolean {
    return language.judging.roles.determiners.has(lower);
  }
}
