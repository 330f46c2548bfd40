import type { LogicClass, LogicWord } from "../../../languages/parts/logic-words.ts";
import { type ItemPair, isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { attributionOf } from "../alignment/told-by.ts";
import type { ObjectionRule } from "./rule.ts";
import { losesHead } from "./shared/lost-head.ts";
import { isNarrowedBehind } from "./shared/narrowed-behind.ts";
import { saysShare } from "./shared/spoken-of-all.ts";

export const governed: ObjectionRule = {
  id: "governed",
  kind: "objection",
  issueType: null,
  objects: isGoverned,
};

/** Small words that reach over the rest of their clause. */
const GOVERNING: ReadonlySet<LogicClass> = new Set(["negation", "exception", "condition", "only", "modality"] as const);

/** "Almost all of them". */
function isRough(word: LogicWord | undefined): boolean {
  return word?.class === "comparison" && word.sense === "r";
}

/** "At the earliest." */
function isBound(word: LogicWord): boolean {
  return word.class === "comparison" && word.sense === "i";
}

function isGoverned(laid: LaidClaim): boolean {
  const {
    alignment: { claim, source, first, last },
    language,
    resolved,
  } = laid;
  if (
    isInPhrase(laid) ||
    isWhatSomebodyIs(laid) ||
    isOfClause(laid) ||
    losesHead(laid) ||
    isOfTheOther(laid) ||
    isOfItsOwn(laid)
  )
    return true;
  const { and, but, hedges, telling } = language.judging.logic;
  const lead = source[first]?.gapBefore === "none" ? source[first - 1] : undefined;
  // "Uno de cada cien pacientes".
  if (lead !== undefined && (isRough(lead.logic) || saysShare(lead))) return true;
  const isTold = () => attributionOf(claim, language).some((at) => resolved.has(at));
  // "Ich glaube, der Zug kommt."
  if (source[first]?.gapBefore === "comma" && hedges.has(source[first - 1]?.lower ?? "") && !isTold()) return true;
  for (let at = first; at > 0 && source[at]!.gapBefore === "none"; at -= 1) {
    const { logic: word, lower } = source[at - 1]!;
    const logic = word?.class;
    if (logic !== undefined && (GOVERNING.has(logic) || logic === "quantifier")) return true;
    // "She proposed that the fee be raised."
    if (hedges.has(lower) && !(telling.has(lower) && isTold())) return true;
  }
  if (isDoubted(laid) || isNarrowedBehind(laid)) return true;
  for (let at = last + 1; at < source.length && source[at]!.gapBefore === "none"; at += 1) {
    // What "and", "but" or "because" adds has words of its own.
    const { logic: word, lower } = source[at]!;
    if (and.has(lower) || but.has(lower) || word?.class === "cause") break;
    if (word !== undefined && (GOVERNING.has(word.class) || isBound(word))) return true;
  }
  return false;
}

/** "Ruth Bell, whose sister ran the shop": it is not Ruth Bell who ran it. */
function isOfItsOwn({ alignment: { source }, language, met }: LaidClaim): boolean {
  const from = source.findIndex(({ lower }) => language.judging.restatements.whose.has(lower));
  if (from < 0) return false;
  const own = source.findIndex(({ content }, at) => at > from && content);
  // "Dessen Verwaltungssitz Dornheim die größte Stadt ist".
  if (source[own + 1]?.capitalised === true && met.has(own + 1)) return false;
  const end = source.findIndex(({ gapBefore }, at) => at > from && gapBefore !== "none");
  const isSaid = (_: StatementItem, at: number) => at > own && (end < 0 || at < end) && met.has(at);
  return own > 0 && !met.has(own) && source.some(isSaid);
}

/** "Falk and Abara came second and third": the second of the two did not come second. */
function isOfTheOther({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { and, respectively } = language.judging.logic;
  const isPaired = source.some(({ lower }) => respectively.has(lower));
  const isJoint = (at: number) => and.has(source[at]?.lower ?? "") && source[at]!.gapBefore === "none";
  const isSaidOfSecond = (at: number) => {
    const told = pairs.find((pair) => pair.source === at)?.claim ?? -1;
    // "Harrow Vale" is told of whoever stands before it, not of "Harrow".
    const isOwn = ({ claim: place, source: theirs }: ItemPair) =>
      place < told && claim[place]!.capitalised && source.slice(theirs, at).some(({ capitalised }) => !capitalised);
    let from = pairs.findLast(isOwn)?.source ?? -1;
    while (source[from - 1]?.capitalised === true && source[from]!.gapBefore === "none") from -= 1;
    return isJoint(from - 1);
  };
  const isOneOfTwo = (at: number) => (source[at]?.value ?? null) !== null || (isPaired && source[at]?.content === true);
  return source.some((_, at) => isOneOfTwo(at) && isJoint(at + 1) && isOneOfTwo(at + 2) && isSaidOfSecond(at));
}

/** "Vermutet, dass die Milben …": the clause before doubts what it tells. */
function isDoubted({ alignment: { source, first }, language }: LaidClaim): boolean {
  const { hedges, telling, that } = language.judging.logic;
  const from = [first, first - 1].find((at) => source[at]?.gapBefore === "comma" && that.has(source[at].lower));
  if (from === undefined) return false;
  for (let at = from - 1; at >= 0; at -= 1) {
    if (hedges.has(source[at]!.lower) && !telling.has(source[at]!.lower)) return true;
    if (GOVERNING.has(source[at]!.logic?.class as LogicClass)) return true;
    if (source[at]!.gapBefore === "clause") return false;
  }
  return false;
}

/** "It comes with a bag and is sold in blue": the bag, behind its "with", is not what is sold. */
function isInPhrase(laid: LaidClaim): boolean {
  const {
    alignment: { claim, source, pairs },
    language,
    opening,
    resolved,
  } = laid;
  const { logic, roles } = language.judging;
  const isMet = (at: number) => pairs.some((pair) => pair.source === at);
  const isTight = (from: number, to: number) =>
    source.slice(from, to + 1).every(({ gapBefore }) => gapBefore === "none");
  const isLed = (items: readonly StatementItem[], at: number) => {
    let place = at - 1;
    while (place > 0 && roles.determiners.has(items[place]!.lower) && !logic.of.has(items[place]!.lower)) place -= 1;
    // "Teilte mit, der Fahrer sei".
    if (items[place + 1]!.gapBefore !== "none") return false;
    const lower = items[place]?.lower ?? "";
    // "A motion to end the contract was put off."
    const isGoal =
      items === source && place < at - 1 && items[place]?.content === true && !isMet(place) && isTight(place, at);
    if (isGoal && roles.toward.has(items[place - 1]?.lower ?? "")) return true;
    // "Their appeal against the referee was thrown out."
    if (items[place]?.logic?.class === "relation" && place > 0) return true;
    return logic.prepositions.has(lower) && !logic.of.has(lower) && !roles.by.has(lower);
  };
  const place = pairs.find((pair) => pair.claim === opening)?.source;
  const next = pairs.find((pair) => pair.claim > opening && claim[pair.claim]!.content);
  if (place === undefined || place === 0 || resolved.has(opening) || next === undefined) return false;
  if (next.source < place || !isLed(source, place) || isLed(claim, opening)) return false;
  return !opensClause(laid, place);
}

/** "Die Stute, die den Tierarzt getreten hatte, gewann": behind its comma it is not the vet of whom the sentence goes on to tell. */
function isOfClause({ alignment: { source }, language, met, subject }: LaidClaim): boolean {
  const from = source.findLastIndex(({ gapBefore }, at) => at <= subject && gapBefore !== "none");
  if (from < 1 || from === subject || met.has(from)) return false;
  if (!language.judging.restatements.narrowing.has(source[from]!.lower)) return false;
  const next = source.findIndex(({ content }, at) => content && at > subject && met.has(at));
  return next > 0 && source.slice(subject + 1, next + 1).some(({ gapBefore }) => gapBefore !== "none");
}

/** "A man who told them he was the mayor was arrested": behind "was" stands no subject of what follows. */
function isWhatSomebodyIs({ alignment: { source, pairs }, language, opening }: LaidClaim): boolean {
  const { logic, restatements, roles, untruths } = language.judging;
  // Elsewhere a subject may stand behind its verb.
  if (roles.wordOrder === "free" || roles.plural.adjectiveBehind) return false;
  const place = pairs.find((pair) => pair.claim === opening && !isLoose(pair.match))?.source ?? 0;
  // "Sharing her kennel is Duke", "it was the mayor who opened it".
  const isCleft = restatements.narrowing.has(source[place + 1]?.lower ?? "");
  if (source[place]!.capitalised || isCleft) return false;
  const isArticle = ({ lower }: StatementItem) => roles.determiners.has(lower) && !untruths.reported.opening.has(lower);
  let at = place - 1;
  while (at > 0 && isArticle(source[at]!) && source[at + 1]!.gapBefore === "none") at -= 1;
  // "There is a tea room": what there is, the claim may go on to tell of.
  if (at < 1 || logic.there.has(source[at - 1]!.lower) || !logic.copulas.has(source[at]!.lower)) return false;
  const isTight = source[at]!.gapBefore === "none" && source[at + 1]!.gapBefore === "none";
  return isTight && !pairs.some((pair) => pair.source === at && !isLoose(pair.match));
}

/** "After Doyle was sent off": a clause, which tells what happened. */
function opensClause({ alignment: { claim, source, pairs, first }, opening }: LaidClaim, place: number): boolean {
  const lead = source[first - 1]?.logic;
  if (lead?.class !== "time" || !"as".includes(lead.sense)) return false;
  const verb = claim.findIndex(({ helping }, at) => at > opening && helping);
  const isMet = (at: number) => pairs.some((pair) => pair.claim === at && pair.source === place + at - opening);
  return verb > opening && claim.slice(opening, verb + 1).every((_, by) => isMet(opening + by));
}
