import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LogicClass } from "../../../../languages/parts/logic-words.ts";
import { matchOf } from "../align-items.ts";
import type { StatementItem } from "../statement-item.ts";
import { isVerb, opened, type Row } from "./row.ts";

/** Words with a reach: moved, they would deny or bound something else. */
const REACHING: ReadonlySet<LogicClass> = new Set([
  "negation",
  "only",
  "exception",
  "condition",
  "comparison",
  "cause",
]);

/** A longer claim has too many ways to be read. */
const LONGEST = 24;
const MOST_PHRASES = 6;

/** Words that stand together on both sides: where they begin in the claim and in the part, and how many they are. */
interface Phrase {
  readonly claim: number;
  readonly part: number;
  readonly length: number;
}

/**
 * A row with the phrases of one of its parts in the order of the claim: where order is free, "kann der Schirm in der Maschine
 * gereinigt werden" says what "der Schirm kann in der Maschine gereinigt werden" says. Who acts stays before whom it is done to.
 */
export function inClaimOrder(claim: Row, row: Row, language: LanguagePack): Row | undefined {
  if (language.judging.roles.wordOrder !== "free" || claim.length > LONGEST || !isPlain(claim)) return undefined;
  for (const [from, to] of partsOf(row)) {
    const part = row.slice(from, to);
    if (opensWithVerb(part, language)) continue;
    const { hedges } = language.judging.logic;
    const isUnsaid = ({ lower }: StatementItem) => !claim.some((item) => item.lower === lower);
    if (part.some((item) => hedges.has(item.lower) && isUnsaid(item))) continue;
    const phrases = saysAllOf(claim, part) ? phrasesOf(claim, part, language) : undefined;
    if (phrases === undefined || isInOrder(phrases) || !keepRoles(claim, phrases, language)) continue;
    return [...row.slice(0, from), ...ordered(part, phrases), ...row.slice(to)];
  }
  return undefined;
}

function isPlain(items: Row): boolean {
  return items.every(
    ({ gapBefore, logic }, at) => (at === 0 || gapBefore === "none") && !(logic && REACHING.has(logic.class)),
  );
}

/** The parts of a row that commas tell apart, as first place and the one behind the last. */
function* partsOf(row: Row): Generator<readonly [number, number]> {
  let from = 0;
  for (let at = 1; at <= row.length; at += 1) {
    if (at < row.length && row[at]!.gapBefore === "none") continue;
    if (!row.slice(from, at).some(({ logic }) => logic !== undefined && REACHING.has(logic.class))) yield [from, at];
    from = at;
  }
}

/** "Leuchtet die Anzeige, muss das Gerät": what a verb opens is a condition, or holds under one. */
function opensWithVerb([first, second]: Row, { judging: { logic, roles }, wordClasses }: LanguagePack): boolean {
  if (first === undefined || second === undefined) return true;
  const isSubject = roles.determiners.has(second.lower) || logic.references.has(second.lower);
  return (
    (isVerb(first) && !first.capitalised) || first.helping || (isSubject && wordClasses.finiteEndings.test(first.lower))
  );
}

function saysAllOf(claim: Row, part: Row): boolean {
  return claim.every((item) => !item.content || part.some((other) => isSame(item, other)));
}

function isSame(own: StatementItem, theirs: StatementItem): boolean {
  if (own.content !== theirs.content) return false;
  return own.content ? own.lower === theirs.lower || matchOf(own, theirs) === "value" : own.lower === theirs.lower;
}

/** All of the claim in phrases that the part has as well; undefined where one of them is torn from its words. */
function phrasesOf(claim: Row, part: Row, language: LanguagePack): readonly Phrase[] | undefined {
  const phrases: Phrase[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < claim.length; ) {
    const phrase = longestAt(at);
    if (phrase === undefined || phrases.length === MOST_PHRASES) return undefined;
    for (let by = 0; by < phrase.length; by += 1) taken.add(phrase.part + by);
    phrases.push(phrase);
    at += phrase.length;
  }
  const { and, but, or } = language.judging.logic;
  const isHalf = ({ lower }: StatementItem, at: number) =>
    !taken.has(at) && [and, but, or].some((words) => words.has(lower));
  // "130 at home and 170 abroad": each half tells of its own.
  if (part.some((item, at) => at > Math.min(...taken) && at < Math.max(...taken) && isHalf(item, at))) return undefined;
  return phrases.every((phrase) => isWhole(phrase, claim, part, language)) ? phrases : undefined;

  function longestAt(at: number): Phrase | undefined {
    let best: Phrase | undefined;
    for (let place = 0; place < part.length; place += 1) {
      let length = 0;
      while (
        at + length < claim.length &&
        place + length < part.length &&
        !taken.has(place + length) &&
        isSame(claim[at + length]!, part[place + length]!)
      )
        length += 1;
      if (length > (best?.length ?? 0)) best = { claim: at, part: place, length };
    }
    return best;
  }
}

/** "Der lange Fluss", "und der Bruder": what is moved takes along what belongs to it. */
function isWhole({ claim: own, part: at, length }: Phrase, claim: Row, part: Row, language: LanguagePack): boolean {
  const { logic, roles } = language.judging;
  const leads = ({ lower }: StatementItem) =>
    [roles.determiners, roles.fused, logic.prepositions, logic.and, logic.or, logic.possessives].some((words) =>
      words.has(lower),
    );
  const [before, first, last, behind] = [part[at - 1], part[at]!, part[at + length - 1]!, part[at + length]];
  // "Das Büro in Ulm eröffnete": between a noun and the verb it tells which one that is.
  const isOfNoun = logic.prepositions.has(first.lower) && before?.capitalised === true && isVerb(behind);
  if (isOfNoun && claim[own - 1]?.lower !== before.lower) return false;
  if (leads(last) && !isVerb(last)) return false;
  if (before !== undefined && leads(before)) return false;
  if (own > 0 && leads(claim[own - 1]!)) return false;
  if (behind !== undefined && (logic.and.has(behind.lower) || logic.or.has(behind.lower))) return false;
  // "Langer Fluss": an adjective goes with its noun.
  const isAdjective = before !== undefined && isVerb(before) && !before.helping && first.capitalised && before.content;
  if (isAdjective && !claim.some((item) => item.lower === before.lower)) return false;
  // "Der Leiter des Hofs", "die Filiale in Ulm": more of the name stands behind it.
  return !(last.capitalised && behind !== undefined && logic.of.has(behind.lower));
}

function isInOrder(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase, at) => at === 0 || phrases[at - 1]!.part < phrase.part);
}

/** True where all that neither a preposition nor an article marks keeps its order: that alone tells who acts. */
function keepRoles(claim: Row, phrases: readonly Phrase[], { judging }: LanguagePack): boolean {
  const { logic, roles } = judging;
  const open = phrases.filter(({ claim: from, length }) => {
    const items = claim.slice(from, from + length);
    const noun = items.findIndex(({ capitalised, content, value }) => content && (capitalised || value !== null));
    if (noun < 0 || (from === 0 && noun === 0 && isVerbForm(items[0]!))) return false;
    const lead = items.slice(0, noun).find(({ lower }) => isLead(lower));
    return (
      lead === undefined ||
      !(logic.prepositions.has(lead.lower) || roles.object.has(lead.lower) || roles.fused.has(lead.lower))
    );
  });
  return open.length < 2 || isInOrder(open);

  function isLead(lower: string): boolean {
    return [logic.prepositions, roles.determiners, roles.fused, roles.object].some((words) => words.has(lower));
  }

  /** "Gefertigt sind": a large letter at the head of a claim makes no noun. */
  function isVerbForm({ lower }: StatementItem): boolean {
    return judging.restatements.participle.test(lower);
  }
}

/** The part with its phrases in the order of the claim; what the claim leaves out stays behind what it stood behind. */
function ordered(part: Row, phrases: readonly Phrase[]): Row {
  const starts = new Set(phrases.map(({ part: at }) => at));
  const ends = new Map(phrases.map(({ part: at, length }) => [at, at + length]));
  const withTail = (from: number) => {
    let to = ends.get(from)!;
    while (to < part.length && !starts.has(to)) to += 1;
    return part.slice(from, to);
  };
  const head = part.slice(0, Math.min(...starts));
  const tails = phrases.flatMap(({ part: at }) => withTail(at));
  const [first, ...rest] = [...head, ...tails];
  return [
    { ...opened([first!])[0]!, gapBefore: part[0]!.gapBefore },
    ...rest.map((item) => ({ ...item, gapBefore: "none" as const })),
  ];
}
