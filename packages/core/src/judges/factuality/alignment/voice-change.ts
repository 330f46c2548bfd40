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
  const isDone = (item: StatementItem) =>
    restatements.participle.test(item.lower) && (!item.capitalised || item === passive[0]);
  const verb = [...passive.slice(0, by).toReversed(), ...passive.slice(by)].find(
    (item) => item.content && isDone(item),
  );
  const actor = passive.slice(by + 1).find((item) => item.content);
  if (verb === undefined || actor === undefined) return undefined;
  const isSame = (a: StatementItem) => (b: StatementItem) =>
    a.lower === b.lower || a.stem === b.stem || (a.verb !== undefined && a.verb === b.verb);
  const deed = active.findIndex(isSame(verb));
  const doer = active.findIndex(isSame(actor));
  if (!isWholeActor()) return undefined;
  const patient = passive.find((item, at) => item.content && item !== verb && item !== actor && !isLed(at));
  const undergoer = patient === undefined ? -1 : active.findIndex(isSame(patient));
  const isFirst = (undergoer < 0 || doer < undergoer) && !isObject(doer, deed) && !isActor(undergoer);
  return deed >= 0 && doer >= 0 && doer < deed && isFirst ? by : undefined;

  /** "By the black button" beside "the green button starts the mill, the black button opens": all of the name stands before the verb. */
  function isWholeActor(): boolean {
    const from = passive.indexOf(actor!);
    const end = passive.findIndex(
      (item, at) => at > from && (!item.content || item === verb || item.gapBefore !== "none"),
    );
    return passive.slice(from, end < 0 ? passive.length : end).every((item) => {
      const place = active.findIndex(isSame(item));
      return place < 0 || place < deed;
    });
  }

  /** "Den Hund jagte", "die Kosten trägt": where order is free, what stands in front may be acted upon. */
  function isObject(at: number, verb: number): boolean {
    if (roles.wordOrder !== "free" || at < 0 || verb < 0) return false;
    const isMany = roles.manyEnding?.test(active[at]!.lower) === true;
    return roles.object.has(articleBefore(at)) || (isMany && roles.plural.verb?.test(active[verb]!.lower) === false);
  }

  /** "Die Katze jagte der Hund": and what stands behind may act. */
  function isActor(at: number): boolean {
    if (roles.wordOrder !== "free" || at < 0) return false;
    const article = articleBefore(at);
    return roles.subject.has(article) || roles.newcomerArticles.has(article);
  }

  function articleBefore(at: number): string {
    let place = at;
    while (
      place > 0 &&
      active[place]!.gapBefore === "none" &&
      active[place - 1]!.content &&
      !active[place - 1]!.capitalised
    )
      place -= 1;
    return active[place]!.gapBefore === "none" ? (active[place - 1]?.lower ?? "") : "";
  }

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
