import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { Alignment } from "./align-items.ts";
import { clauseStart, type Mention, partEnd } from "./mention.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { isAmong } from "./stand-together.ts";
import type { StatementItem } from "./statement-item.ts";

/** Whether a sentence speaks of somebody or something else where a claim names again what was named before. */
export function othersMeantIn(
  { claim, source, pairs }: Alignment,
  context: SentenceContext,
  language: LanguagePack,
): (mention: Mention, hasReference: boolean) => boolean {
  const { logic, restatements, roles } = language.judging;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const met = new Set(pairs.map((pair) => pair.source));
  return (mention, hasReference) =>
    (mention.left === undefined && (isLabelOfAnother(mention.items) || isUnnamedActor())) ||
    (hasReference && belongsToAnother(mention)) ||
    isActedUpon(mention) ||
    isElsewhere(mention);

  /** "Excused: Marcos Tello": the label tells of the one behind it. */
  function isLabelOfAnother(items: readonly StatementItem[]): boolean {
    const place = source.findIndex(({ gapBefore }, at) => at > 0 && gapBefore === "clause");
    const named = source[place];
    if (named?.content !== true || !named.capitalised || met.has(place)) return false;
    return (!largeNouns || context.isName(named)) && !items.some(({ stem }) => stem === named.stem);
  }

  /** "The sale was annulled": who did it is nobody that was named before. */
  function isUnnamedActor(): boolean {
    const tellsPassive = (items: readonly StatementItem[]) => {
      const part = items.slice(0, partEnd(items, 1));
      const isDone = part.some(({ lower }) => restatements.participle.test(lower));
      return isDone && part.some(({ lower }) => roles.passive.has(lower));
    };
    return tellsPassive(source) && !tellsPassive(claim) && !source.some(({ lower }) => roles.by.has(lower));
  }

  /** "Lozano has his office on the fourth floor": not the office of the one named before. */
  function belongsToAnother({ left, right }: Mention): boolean {
    const from = (left?.source ?? -1) + 1;
    const isOwning = ({ lower }: StatementItem, at: number) =>
      at >= from && logic.possessives.has(lower) && source[at + 1]?.content === true;
    const at = source.findIndex(isOwning);
    if (at < 0 || at >= (right?.source ?? source.length)) return false;
    return source.slice(clauseStart(source, at), at).some((item) => item.content && context.isName(item));
  }

  /** "La salvó un préstamo": whom the pronoun right before the verb stands for does not act. */
  function isActedUpon({ run, left, right }: Mention): boolean {
    const place = (right?.source ?? 0) - 1;
    if (right?.claim !== run.at(-1)! + 1 || !claim[right.claim]!.content || place > (left?.source ?? -1) + 1)
      return false;
    const isMarked = (items: readonly StatementItem[], at: number) => roles.object.has(items[at]?.lower ?? "");
    // "A la cooperativa" beside "la cooperativa": in the sentence it acts.
    return (
      roles.clitics.has(source[place]?.lower ?? "") &&
      claim.some(
        (_, at) =>
          at > right.claim && isMarked(claim, at) && !source.some((_, by) => by > place && isMarked(source, by)),
      )
    );
  }

  /** "There": the place that the sentence before names, and no other one. */
  function isElsewhere({ items, left, right }: Mention): boolean {
    const from = (left?.source ?? -1) + 1;
    const between = source.slice(from, Math.max(from + 1, right?.source ?? partEnd(source, from)));
    // "There are" names no place.
    const isThere = ({ lower }: StatementItem, at: number) =>
      logic.there.has(lower) && (source[from + at + 1]?.helping !== true || roles.wordOrder === "free");
    if (!between.some(isThere) || isAmong(items, source.slice(0, from))) return false;
    return context.before.at(-1)?.holds(items) !== true;
  }
}
