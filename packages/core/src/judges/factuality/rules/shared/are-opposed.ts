import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { areAntonyms } from "../../../../text/index.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** "Won" and "lost", "higher" and "lower". */
export function areOpposed(a: StatementItem, b: StatementItem, language: LanguagePack): boolean {
  if (formsOf(a).some((one) => formsOf(b).some((other) => areAntonyms(one, other, language)))) return true;
  return a.direction !== undefined && b.direction !== undefined && a.direction !== b.direction;
}

/** A verb that has left its particle is read with it: "nahm … an". */
function formsOf({ lower, stem, joined }: StatementItem): readonly string[] {
  return joined === undefined ? [lower, stem] : [joined];
}

/**
 * Whether a claim says the opposite of a word of its sentence. With two things in each other's place it then says the same again: "B received
 * fewer votes than A" beside "A received more votes than B".
 */
export function saysOpposite(
  claim: readonly StatementItem[],
  source: readonly StatementItem[],
  language: LanguagePack,
): boolean {
  const without = (items: readonly StatementItem[], others: readonly StatementItem[]) =>
    items.filter((item) => !others.some(({ lower }) => lower === item.lower));
  const theirs = without(source, claim);
  return without(claim, source).some((own) =>
    theirs.some((other) => areOpposed(own, other, language) || areOtherWayRound(own, other)),
  );
}

/** "B is less than A" says what "A is more than B" says. */
export function comparesOtherWayRound(claim: readonly StatementItem[], source: readonly StatementItem[]): boolean {
  const compares = ({ logic }: StatementItem) => logic?.class === "comparison";
  return claim.some((own) => compares(own) && source.some((other) => areOtherWayRound(own, other)));
}

function areOtherWayRound(own: StatementItem, other: StatementItem): boolean {
  return COMPARED.has(senseOf(own) + senseOf(other));
}

/** "More" and "less", "better" and "worse". */
const COMPARED: ReadonlySet<string> = new Set(["ml", "lm", "bp", "pb"]);

function senseOf({ logic }: StatementItem): string {
  return logic?.class === "comparison" ? logic.sense : "";
}
