import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";

/** "Leuchtet die Anzeige, ist die Pumpe leer": where a verb opens one part and the next as well, the first is a condition. */
export function isBehindCondition({ alignment: { source, first }, language }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  if (roles.wordOrder !== "free") return false;
  const isHelper = (item: StatementItem | undefined) => item?.helping === true || item?.logic?.class === "modality";
  const isPlain = (item: StatementItem | undefined) => item?.content === true && item.value === null;
  const opensSentence = (item: StatementItem | undefined) =>
    isHelper(item) || (isPlain(item) && language.wordClasses.finiteEndings.test(item!.lower));
  const goesOn = (item: StatementItem) => isHelper(item) || (isPlain(item) && !item.capitalised);
  const isSubject = (item: StatementItem | undefined) =>
    item !== undefined && (roles.determiners.has(item.lower) || logic.references.has(item.lower) || item.capitalised);
  // Behind a semicolon another sentence begins.
  const start = Math.max(
    0,
    source.findLastIndex(({ gapBefore }, at) => at <= first && gapBefore === "clause"),
  );
  const end = source.findIndex(({ gapBefore }, at) => at > start && gapBefore !== "none");
  const next = end > start + 2 && end <= first ? source[end]! : undefined;
  return next?.gapBefore === "comma" && goesOn(next) && opensSentence(source[start]) && isSubject(source[start + 1]);
}
