import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { namesLabel } from "../alignment/list-label.ts";
import { contextOf } from "../alignment/sentence-context.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { areOfOneFamily, readWordForm } from "../embedded/word-family.ts";
import type { ObjectionRule } from "./rule.ts";
import { hasOtherVerb } from "./shared/other-verb.ts";

export const unsaidWord: ObjectionRule = {
  id: "unsaid-word",
  kind: "objection",
  issueType: null,
  objects: saysMore,
};

function saysMore(laid: LaidClaim): boolean {
  const { alignment, content, differences, language, matched, opening, resolved } = laid;
  const { claim, source, pairs } = alignment;
  if (differences.other.length > 0 || differences.added.length > 0) return true;
  // "Version 2: published in May" says that it was published in May.
  const isOneVerb = ({ claim: at, source: place }: ItemPair) =>
    namesLabel(alignment) &&
    areOfOneFamily(readWordForm(claim[at]!.lower, language), readWordForm(source[place]!.lower, language));
  if (pairs.some((pair) => pair.match === "synonym" && !isOneVerb(pair))) return true;
  if (pairs.some((pair) => areBothRough(claim[pair.claim]!, source[pair.source]!))) return true;
  if (hasForVerb(laid) || pairs.some((pair) => isOtherVerb(claim[pair.claim]!, source[pair.source]!, source)))
    return true;
  const values = claim.filter((item, at) => item.value !== null && !resolved.has(at)).length;
  if ((matched < 2 && !isAllOfIt(laid)) || matched * 2 + Math.min(1, values) < content) return true;
  // A sentence that only names somebody says nothing of what was named before it.
  if (resolved.size > 0 && said(laid).every((item) => item.value === null && laid.isOwnName(item))) return true;
  return !resolved.has(opening) && !pairs.some((pair) => pair.claim === opening);
}

/** "It is free", "es gratuita": the sentence says no more of what was named before it. */
function isAllOfIt(laid: LaidClaim): boolean {
  const { alignment, language, met, resolved, opening } = laid;
  const { claim, source, pairs } = alignment;
  // Of two that were named, the one that opens its sentence.
  const before = contextOf(laid.source, laid.sentence).before.at(-1);
  if (before?.items.find(({ content }) => content)?.stem !== claim[opening]?.stem) return false;
  const verb = language.judging.logic.references.has(source[0]?.lower ?? "") ? 1 : 0;
  const pair = pairs.find((one) => one.source === verb && one.match !== "other-function");
  if (!resolved.has(opening) || pair === undefined || claim[pair.claim]!.helping !== source[verb]!.helping)
    return false;
  const end = source.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
  return source.slice(0, end < 0 ? source.length : end).every(({ content }, at) => !content || met.has(at));
}

/** "Lag zurück" beside "lag vorn": the particle that closes the claim makes another verb. */
function isOtherVerb(
  { joined, lower, capitalised }: StatementItem,
  theirs: StatementItem,
  source: readonly StatementItem[],
): boolean {
  if (joined === undefined || capitalised || theirs.joined === joined || lower !== theirs.lower) return false;
  const particle = joined.slice(0, -lower.length);
  return !source.some((item) => item.lower === particle);
}

/** "Has a spare wheel" beside "lacks a spare wheel": a small verb in the place of the only one the sentence has. */
function hasForVerb(laid: LaidClaim): boolean {
  const { claim, source, pairs, first } = laid.alignment;
  const isMet = (at: number) => pairs.some((pair) => pair.claim === at && pair.match === "function");
  const verb = claim.findIndex(({ helping }, at) => helping && !isMet(at));
  const behind = pairs.find((pair) => pair.claim > verb && claim[pair.claim]!.content)?.source ?? -1;
  if (verb < 0 || behind < 0 || !laid.language.judging.roles.determiners.has(source[behind - 1]?.lower ?? ""))
    return false;
  return !source.slice(first, behind).some(({ helping }) => helping) && hasOtherVerb(laid, behind);
}

/** The content of the claim that this sentence itself says. */
function said({ alignment: { claim, pairs } }: LaidClaim): StatementItem[] {
  return pairs
    .filter(({ match }) => match !== "other")
    .flatMap((pair) => (claim[pair.claim]!.content ? [claim[pair.claim]!] : []));
}

/** Two rough values prove nothing unless they are the same: "nearly 1,000" is not "just under 900". */
function areBothRough({ value: own }: StatementItem, { value: theirs }: StatementItem): boolean {
  if (own === null || theirs === null || !("quantity" in own) || !("quantity" in theirs)) return false;
  const { quantity: a } = own;
  const { quantity: b } = theirs;
  return a.approx !== undefined && b.approx !== undefined && (a.approx !== b.approx || a.value !== b.value);
}
