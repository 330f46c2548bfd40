import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicClass } from "../../../languages/parts/logic-words.ts";
import type { Alignment } from "./align-items.ts";
import { runsOf } from "./differences.ts";
import { namesLabel } from "./list-label.ts";
import { isLoose } from "./may-move.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { isAmong, standTogether } from "./stand-together.ts";
import type { StatementItem } from "./statement-item.ts";

/** A name or noun phrase that stands in for a pronoun has at most this much content. */
const LONGEST = 5;
/** Without a pronoun to stand for, at most this much may be named again. */
const LONGEST_WITHOUT = 3;

/**
 * The content of the claim that only names again what was named just before: what a pronoun of the source stands for, the
 * subject a clause leaves out, or which shirt "the shirt" is.
 */
export function resolveReferences(
  alignment: Alignment,
  context: SentenceContext,
  language: LanguagePack,
): ReadonlySet<number> {
  const { claim, source, pairs, added } = alignment;
  const {
    logic: { and, attributing, of, possessives, references, that },
    roles: { determiners },
    speakerWords,
  } = language.judging;
  const largeNouns = language.names.capitalisedNouns !== undefined;
  // A list line speaks of its own label alone.
  const goesOn = and.has(source.find(({ gapBefore }, at) => at > 0 && gapBefore !== "none")?.lower ?? "");
  const isOwnLine = isLine(alignment) && namesLabel(alignment) && !goesOn;
  const resolved = new Set<number>();
  const sure = pairs.filter(({ match }) => match !== "other-function");
  const met = new Set(pairs.map((pair) => pair.source));
  // Where every noun is large, any may be the name of what the sentence is about, unless it has a name of its own.
  const isSubject = (item: StatementItem, at: number, isOfName: boolean) =>
    context.isName(item) || (largeNouns && !isOfName && item.capitalised && at >= start);
  const start = source.findLastIndex(({ gapBefore }, at) => at <= alignment.first && gapBefore !== "none");
  // Behind a comma another subject has its own clause.
  const end = source.findIndex(({ gapBefore }, at) => at > alignment.last && gapBefore !== "none");
  // "Opened in 1992, the Centenary Bridge": a participle that opens the sentence has its subject behind the comma.
  const { participle, participleAt } = language.judging.restatements;
  const form = source[participleAt === "first" ? 0 : end - 1];
  const isOpening =
    form !== undefined &&
    !source.slice(0, end).some(({ gapBefore, helping }, at) => helping || (at > 0 && gapBefore !== "none"));
  const isWithin = (at: number) => end < 0 || at < end || (isOpening && participle.test(form.lower));
  const rivals = new Map<boolean, boolean>();
  const hasRivalOf = (isOfName: boolean) => {
    const known = rivals.get(isOfName);
    const isRival = (item: StatementItem, at: number) =>
      !met.has(at) && item.content && ((isSubject(item, at, isOfName) && isWithin(at)) || at < topicEnd);
    const has = known ?? source.some(isRival);
    rivals.set(isOfName, has);
    return has;
  };
  // "For the tile cutter, the deposit is £80" tells of what it opens with.
  const comma = source.findIndex(({ gapBefore }) => gapBefore === "comma");
  const isTopic =
    source[0]?.logic?.class === "relation" && !source.slice(0, Math.max(0, comma)).some(({ helping }) => helping);
  const topicEnd = isTopic ? comma : -1;
  for (const run of runsOf(added)) {
    const content = run.filter((at) => claim[at]!.content);
    if (content.length === 0 || content.length > LONGEST) continue;
    // "Cannot wait for the match" says something of its own.
    if (run.some((at) => PREDICATING.has(claim[at]!.logic?.class))) continue;
    const items = content.map((at) => claim[at]!);
    if (items.some((item, at) => item.value !== null && !isLabel(items, at))) continue;
    const hasRival = () =>
      hasRivalOf(largeNouns && items.every((item) => item.value !== null || context.isNamedSo(item)));
    const left = sure.findLast((pair) => pair.claim < run[0]!);
    const right = sure.find((pair) => pair.claim > run.at(-1)!);
    const from = left?.source ?? -1;
    const to = right?.source ?? source.length;
    const between = source.slice(from + 1, to);
    const hasReference =
      between.some((_, at) => isReference(from + 1 + at)) ||
      (left !== undefined && (isOwned(left.source, run[0]!) || isBareArticle(left.source)));
    const isJoined = run.some((at) => and.has(claim[at]!.lower)) || and.has(claim[run[0]! - 1]?.lower ?? "");
    // Whether another name stands in the way is asked last: finding names is most of the work.
    const lacksSubject = () => left === undefined && to <= 1 && !hasRival();
    // "The leading Italian Conti" beside "the leader": a name laid right behind a word says who that is.
    const isApposed = determiners.has(claim[run[0]! - 2]?.lower ?? "") && isNounBehindAdjective(claim, run[0]!);
    const isNew = () =>
      !isJoined &&
      !isApposed &&
      content.length <= LONGEST_WITHOUT &&
      !isOwnLine &&
      !isAmong(items, source.slice(clauseStart(from))) &&
      !hasRival();
    const heads = () =>
      [claim[run[0]! - 1], claim[run.at(-1)! + 1]].filter((head) => head?.content && head.value === null);
    const isQualified = () =>
      content.length <= 2 &&
      !isJoined &&
      !isOwnLine &&
      !isAmong(items, source) &&
      heads().some((head) => isNamed([...items, head!], false)) &&
      !hasRival();
    // "Jamie Pell's corner" beside "Pell's corner", where the source knows one Pell.
    const isFirstName = () => {
      const [first] = items;
      const family = right?.claim === run.at(-1)! + 1 && right.match === "same" ? claim[right.claim] : undefined;
      if (items.length > 1 || !first?.capitalised || !family?.capitalised || family.value !== null) return false;
      const known = context.firstNames(family);
      return known.size === 1 && known.has(first.lower) && !source[right!.source - 1]?.capitalised;
    };
    // "…, according to Ortega" beside "Ortega said that …".
    const isTeller = () => {
      const told = Math.min(...sure.map((pair) => pair.source));
      if (!attributing.has(claim[run[0]!]!.lower) || !that.has(source[told - 1]?.lower ?? "")) return false;
      return standTogether(items, source.slice(0, told));
    };
    const isSpeaker = () => between.some(({ lower }) => speakerWords.has(lower));
    const opensParagraph = () => context.opening?.holds(items) === true && standTogether(items, context.opening.items);
    const isOfLabel = () =>
      context.label.length > 0 &&
      !isJoined &&
      !isOwnLine &&
      standTogether(items, context.label) &&
      !isAmong(items, source) &&
      !hasRival();
    const isResolved = attributing.has(claim[run[0]!]!.lower)
      ? isTeller()
      : (isNamed(items, hasReference) && (hasReference || lacksSubject() || isNew())) ||
        (isSpeaker() && ((context.isOneVoice && context.isNamedAnywhere(items)) || opensParagraph())) ||
        isOfLabel() ||
        isQualified() ||
        isFirstName();
    if (isResolved) {
      for (const at of content) resolved.add(at);
    }
    function isNamed(items: readonly StatementItem[], hasReference: boolean): boolean {
      // Going back from the nearest: a sentence that has some of the words and not all speaks of something alike, and one
      // that names somebody else takes the pronoun.
      const isPerson = hasReference && items.every(({ capitalised }) => capitalised);
      const earlier = source.slice(0, Math.max(0, from));
      if (isAmong(items, earlier)) return standTogether(items, earlier);
      for (let at = context.before.length - 1; at >= 0; at -= 1) {
        const place = context.before[at]!;
        if (place.holds(items)) return standTogether(items, place.items);
        if (isPerson && place.items.some((item) => item.content && place.isName(item))) return false;
      }
      const { topic } = context;
      return !hasReference && topic?.holds(items) === true && standTogether(items, topic.items);
    }
  }
  return resolved;

  function clauseStart(at: number): number {
    let start = Math.max(0, at);
    while (start > 0 && source[start]!.gapBefore !== "clause") start -= 1;
    return start;
  }

  function isReference(at: number): boolean {
    return references.has(source[at]!.lower) && !(largeNouns && isArticle(at));
  }

  /** "Der Griff" points at nothing, unlike "der". */
  function isArticle(at: number): boolean {
    const next = source.slice(at + 1, at + 3);
    return determiners.has(source[at]!.lower) && next[0]?.content === true && next.some((item) => item.capitalised);
  }

  /** "El de Navaluenga" beside "el embalse de Navaluenga". */
  function isBareArticle(at: number): boolean {
    return !largeNouns && determiners.has(source[at]!.lower) && of.has(source[at + 1]?.lower ?? "");
  }

  /** "Its last eruption" beside "the last eruption of Hekla". */
  function isOwned(noun: number, run: number): boolean {
    if (claim[run]!.content || noun < 1) return false;
    let at = noun - 1;
    while (at > 0 && source[at]!.content && !source[at]!.capitalised && source[at]!.gapBefore === "none") at -= 1;
    return possessives.has(source[at]!.lower);
  }
}

const PREDICATING: ReadonlySet<LogicClass | undefined> = new Set(["negation", "modality", "condition"] as const);

/** "Room 4: 90 euros", "Room 4, 90 euros", unlike "wait, until" and what says all of a claim before its first comma. */
function isLine({ source, pairs }: Alignment): boolean {
  const end = source.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
  if (!pairs.some((pair) => pair.source >= end && !isLoose(pair.match))) return false;
  return source[end]?.gapBefore === "clause" || source.slice(end, end + 2).some(({ value }) => value !== null);
}

function isNounBehindAdjective(items: readonly StatementItem[], at: number): boolean {
  const before = items[at - 1];
  return items[at]!.content && items[at]!.capitalised && before?.content === true && !before.capitalised;
}

/** A number that belongs to a name: "line 27". */
function isLabel(items: readonly StatementItem[], at: number): boolean {
  const { value, text } = items[at]!;
  return at > 0 && value !== null && "quantity" in value && value.quantity.kind === "number" && /^[\d.]+$/.test(text);
}
