import type { LogicClass } from "../../../../languages/parts/logic-words.ts";
import type { Quantity } from "../../../../text/index.ts";
import { foldWord } from "../../../../text/values/fold-word.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import { negation } from "../negation.ts";
import { oppositeRelation } from "../opposite-relation.ts";
import { otherDegree } from "../other-degree.ts";
import type { ContradictionRule } from "../rule.ts";
import { mayBeBothTrue } from "./may-be-both-true.ts";
import { isNegation } from "./negation-balance.ts";
import { isRuledOut } from "./other-logic.ts";
import { isInverted } from "./turns.ts";

type Row = readonly StatementItem[];

const RELATIONS: ReadonlySet<LogicClass> = new Set(["time", "comparison", "relation"] as const);

/** The rule that speaks of small words in one place which cannot both be true: a share, a bound, a relation, a denial. */
export function excludingSmallWords(own: Row, theirs: Row, laid: LaidClaim): ContradictionRule | undefined {
  const [share, otherShare] = [shareOf(own, laid), shareOf(theirs, laid)];
  if (share !== undefined && otherShare !== undefined) {
    // Most of them do where all do.
    const mayBoth = share === otherShare || (share === "most" && otherShare === "all");
    return mayBoth ? undefined : otherDegree;
  }
  if ([...own, ...theirs].some(({ content }) => content)) return undefined;
  if (isDenial(own, theirs, laid) || isDenial(theirs, own, laid)) return mayBeBothTrue(laid) ? undefined : negation;
  if (isInverted(laid)) return undefined;
  if (boundOf(own, laid) * boundOf(theirs, laid) === -1) return otherDegree;
  const [ours, others] = [own, theirs].map((items) => items.flatMap(({ logic }) => logic ?? []));
  if (ours!.length !== 1 || others!.length !== 1 || !isRuledOut(ours![0]!, others![0]!)) return undefined;
  return RELATIONS.has(ours![0]!.class) ? oppositeRelation : otherDegree;
}

/** How much of a whole is spoken of: all of it, most of it, or a part and no more. */
function shareOf(items: Row, { language }: LaidClaim): "all" | "most" | "part" | undefined {
  const { one, of } = language.judging.logic;
  const { determiners } = language.judging.roles;
  const isPlain = ({ lower }: StatementItem) => one.has(lower) || of.has(lower) || determiners.has(lower);
  const isShare = ({ logic, value }: StatementItem) =>
    value !== null || ["quantifier", "only", "comparison"].includes(logic?.class ?? "");
  if (!items.every((item) => isPlain(item) || isShare(item))) return undefined;
  const has = (name: LogicClass, senses: string) =>
    items.some(({ logic }) => logic?.class === name && senses.includes(logic.sense));
  const isOne = items.some(({ lower }) => one.has(lower));
  const told = items.find(({ value }) => value !== null)?.value;
  if (told != null) return "quantity" in told ? shareTold(told.quantity) : undefined;
  if (has("only", "o")) return isOne || has("quantifier", "sfh") ? "part" : undefined;
  if (has("quantifier", "f")) return "part";
  if (has("quantifier", "m")) return "most";
  return has("quantifier", "ab") && !isOne ? "all" : undefined;
}

/** "A third", "60 percent"; undefined where it may be half, or more than is told. */
function shareTold({ kind, value, approx }: Quantity): "most" | "part" | undefined {
  if (approx === "at-least" || approx === "over" || (kind !== "fraction" && kind !== "percent")) return undefined;
  const share = kind === "percent" ? value / 100 : value;
  if (Math.abs(share - 0.5) < NEAR_HALF || share >= 1) return undefined;
  return share > 0.5 ? "most" : "part";
}

const NEAR_HALF = 0.05;

/** "Does not" where the other side has nothing, or an article. */
function isDenial(own: Row, theirs: Row, { plain, language }: LaidClaim): boolean {
  const { determiners } = language.judging.roles;
  const isMild = ({ lower, helping }: StatementItem) => helping || determiners.has(lower);
  const [denial, ...more] = own.filter((item) => !isMild(item));
  if (denial === undefined || !isNegation(denial) || more.length > 0 || !theirs.every(isMild)) return false;
  // "Ann and Emily" beside "Ann: sure, Emily": every other word must be there.
  return plain.added.every((at) => own.includes(plain.claim[at]!) || theirs.includes(plain.claim[at]!));
}

/** "At least" is 1, "at most" is -1. */
function boundOf(items: Row, { language }: LaidClaim): -1 | 0 | 1 {
  const approx = language.quantities.before.get(items.map(({ lower }) => foldWord(lower)).join(" "));
  if (approx === "at-least" || approx === "over") return 1;
  return approx === "at-most" || approx === "under" ? -1 : 0;
}
