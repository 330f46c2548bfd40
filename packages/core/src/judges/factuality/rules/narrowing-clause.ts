import type { LaidClaim } from "../alignment/laid-claim.ts";
import { isNamed } from "../alignment/rows/row.ts";
import type { ObjectionRule } from "./rule.ts";
import { isNarrowedAt } from "./shared/bare-noun.ts";

export const narrowingClause: ObjectionRule = {
  id: "narrowing-clause",
  kind: "objection",
  issueType: null,
  objects: takesClauseForAll,
};

/** "Customers who paid in cash get a discount" does not say that customers paid in cash. */
function takesClauseForAll(laid: LaidClaim): boolean {
  const { alignment, met, subject } = laid;
  const { source } = alignment;
  if (subject < 0 || met.has(subject + 1)) return false;
  const gap = source.findIndex(({ gapBefore }, at) => at > subject + 1 && gapBefore !== "none");
  const end = gap < 0 ? source.length : gap;
  if (!source.some(({ content }, at) => content && at > subject && at < end && met.has(at))) return false;
  return isNarrowedAt(subject + 1, laid) || isAnyOfKind(end, laid);
}

/** "Der Kunde, der bar bezahlt, …": any such customer, unless one was spoken of before. */
function isAnyOfKind(
  end: number,
  { alignment: { source }, language, sentence, source: text, subject }: LaidClaim,
): boolean {
  const { narrowing, participle, past } = language.judging.restatements;
  const opening = source[subject + 1];
  if (past === null || opening?.gapBefore !== "comma" || !narrowing.has(opening.lower)) return false;
  const { determiners } = language.judging.roles;
  const isFirst = source
    .slice(0, subject)
    .every(({ content, lower, capitalised }) => determiners.has(lower) || (content && !capitalised));
  if (!isFirst || subject === 0 || isNamed(source.slice(0, subject + 1))) return false;
  const verb = source[end - 1]!;
  // "Das Marktamt, das die Umfrage bezahlt hat".
  const isDone = verb.helping && participle.test(source[end - 2]!.lower);
  if (isDone || past.test(verb.lower)) return false;
  return !(text.places.get(source[subject]!.stem) ?? []).some((place) => text.words[place]!.sentence < sentence);
}
