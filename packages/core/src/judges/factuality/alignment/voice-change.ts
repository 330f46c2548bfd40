import type { Judging } from "../../../languages/parts/judging.ts";
import type { StatementItem } from "./statement-item.ts";

/**
 * True when a passive tells of the same deed as an active: "was built by Quill" beside "Quill built". Who acts stands
 * behind "by" in the one and before the verb in the other.
 */
export function isVoiceChange(
  passive: readonly StatementItem[],
  active: readonly StatementItem[],
  judging: Judging,
): boolean {
  const by = placeOfBy(passive, active, judging);
  return by !== undefined;
}

/** Where the "by" of a passive stands that the active form has no need of. */
export function placeOfBy(
  passive: readonly StatementItem[],
  active: readonly StatementItem[],
  judging: Judging,
): number | undefined {
  const { roles, restatements } = judging;
  const by = passive.findIndex((item) => roles.by.has(item.lower));
  if (by < 1 || active.some((item) => roles.by.has(item.lower))) return undefined;
  const isDone = ({ lower }: StatementItem) => restatements.participle.test(lower);
  const verb = [...passive.slice(0, by).toReversed(), ...passive.slice(by)].find(
    (item) => item.content && isDone(item),
  );
  const actor = passive.slice(by + 1).find((item) => item.content);
  if (verb === undefined || actor === undefined) return undefined;
  const isSame = (a: StatementItem) => (b: StatementItem) => a.lower === b.lower || a.stem === b.stem;
  const deed = active.findIndex(isSame(verb));
  const doer = active.findIndex(isSame(actor));
  const patient = passive.find((item, at) => item.content && item !== verb && item !== actor && !isLed(at));
  const undergoer = patient === undefined ? -1 : active.findIndex(isSame(patient));
  const isFirst = undergoer < 0 || doer < undergoer;
  return deed >= 0 && doer >= 0 && doer < deed && isFirst ? by : undefined;

  /** "Wegen hoher Preise": no part of a phrase behind a preposition undergoes anything. */
  function isLed(at: number): boolean {
    let place = at;
    while (place > 0 && passive[place]!.gapBefore === "none" && !passive[place - 1]!.helping) {
      place -= 1;
      if (judging.logic.prepositions.has(passive[place]!.lower)) return true;
      if (passive[place]!.capitalised) return false;
    }
    return false;
  }
}
