import { isLoose } from "../alignment/align-items.ts";
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
  const { alignment, opening } = laid;
  const { claim, source, pairs } = alignment;
  const noun = pairs.find((pair) => pair.claim === opening && !isLoose(pair.match))?.source;
  if (noun === undefined || pairs.some((pair) => pair.source === noun + 1 && !isLoose(pair.match))) return false;
  const gap = source.findIndex(({ gapBefore }, at) => at > noun + 1 && gapBefore !== "none");
  const end = gap < 0 ? source.length : gap;
  const said = pairs.filter((pair) => pair.source > noun && claim[pair.claim]!.content && !isLoose(pair.match));
  if (!said.some((pair) => pair.source < end)) return false;
  return isNarrowedAt(noun + 1, laid) || isAnyOfKind(noun, end, laid);
}

/** "Der Kunde, der bar bezahlt, …": any such customer, unless one was spoken of before. */
function isAnyOfKind(
  noun: number,
  end: number,
  { alignment: { source }, language, sentence, source: text }: LaidClaim,
): boolean {
  const { narrowing, past } = language.judging.restatements;
  const opening = source[noun + 1];
  if (past === null || opening?.gapBefore !== "comma" || !narrowing.has(opening.lower)) return false;
  const isFirst = source
    .slice(0, noun)
    .every(
      ({ content, lower, capitalised }) => language.judging.roles.determiners.has(lower) || (content && !capitalised),
    );
  if (!isFirst || noun === 0 || isNamed(source.slice(0, noun + 1)) || past.test(source[end - 1]!.lower)) return false;
  return !(text.places.get(source[noun]!.stem) ?? []).some((place) => text.words[place]!.sentence < sentence);
}
