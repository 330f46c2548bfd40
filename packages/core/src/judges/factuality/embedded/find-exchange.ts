import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicWord } from "../../../languages/parts/logic-words.ts";
import type { Steps } from "../../../ports/steps.ts";
import { matchOf } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { exchanged } from "../rules/exchanged/exchanged.ts";
import { comparesOtherWayRound } from "../rules/shared/are-opposed.ts";
import { isToldInClause } from "../rules/shared/each-others-place.ts";
import { isMutual } from "../rules/shared/is-mutual.ts";
import type { SourceText } from "../source-text.ts";
import type { ComparedSpan } from "./compared-span.ts";
import type { FoundContradiction } from "./find-contradiction.ts";
import { isProved } from "./is-proof.ts";

type Row = readonly StatementItem[];

/** Neighbouring words of the claim that the sentence has side by side as well; first and last place on each side. */
interface Block {
  readonly claim: readonly [number, number];
  readonly source: readonly [number, number];
}

/** How many sentences, and how many exchanges in each, are tried. */
const MOST_SENTENCES = 2;
const MOST_EXCHANGES = 4;

/**
 * A claim that a sentence would prove if two of its parts changed places: "the pubs take cards, but the shop does not" beside
 * "the shop takes cards but the pubs do not". Who did what to whom is told the other way round.
 */
export function* findExchange(
  span: ComparedSpan,
  laid: readonly LaidClaim[],
  source: SourceText,
): Steps<FoundContradiction | undefined> {
  for (const one of laid.slice(0, MOST_SENTENCES)) {
    for (const [first, second] of exchangesIn(one)) {
      const text = exchangedText(span, one, first, second);
      if (!(yield* isProved(text, span.language, one.sentence, source))) continue;
      const items = one.plain.source;
      const claim = { start: 0, end: span.end - span.start };
      const quoted = { start: items[second.source[0]]!.start, end: items[first.source[1]]!.end };
      return { rule: exchanged, contradiction: { claim, source: quoted }, laid: one };
    }
  }
  return undefined;
}

/** The parts that may have changed places: told in the other order, and tied to different words. */
function exchangesIn({
  plain: { claim, source },
  alignment,
  isLong,
  resolved,
  language,
}: LaidClaim): readonly [Block, Block][] {
  if (isLong) return [];
  const { logic, roles } = language.judging;
  // "Se lo dio el banco": where pronouns tell who is meant, order does not.
  if ([...claim, ...source].some(isClitic)) return [];
  const isResolved = (at: number) => alignment.claim === claim && resolved.has(at);
  if (comparesOtherWayRound(claim, source)) return [];
  const blocks = blocksOf(claim, source, isResolved);
  const found: [Block, Block][] = [];
  for (const [at, first] of blocks.entries()) {
    for (const second of blocks.slice(at + 1)) {
      if (!isExchange(blocks, first, second) || found.length >= MOST_EXCHANGES) continue;
      if (opensWithValue(claim, first) !== opensWithValue(claim, second)) continue;
      const between = source.slice(second.source[0] + 1, first.source[0]);
      if (isToldInClause(between, claim.slice(first.claim[0] + 1, second.claim[0]), language)) continue;
      if (isTakenUp(claim, first.claim[1]) || isTakenUp(source, second.source[1])) continue;
      if (keepsLeads(first, second) && !isSetAgainst(claim, second, language)) continue;
      if (
        isThing(claim, first, language) &&
        isThing(claim, second, language) &&
        areApart(claim, first, second, language)
      )
        found.push([first, second]);
    }
  }
  return found;

  function isClitic({ content, lower }: StatementItem): boolean {
    if (content || roles.clitics.size === 0 || roles.determiners.has(lower)) return false;
    return roles.clitics.has(lower) || (logic.references.has(lower) && !logic.possessives.has(lower));
  }

  /** "The house she bought it": an object in front that a pronoun takes up. */
  function isTakenUp(items: Row, end: number): boolean {
    const [pronoun, verb] = [items[end + 1], items[end + 2]];
    return roles.determiners.has(pronoun?.lower ?? "") && verb?.content === true && pronoun!.gapBefore === "none";
  }

  /** "To Hull from Leeds": each part keeps the preposition it has in the sentence. */
  function keepsLeads(first: Block, second: Block): boolean {
    const isKept = (block: Block) => leadOf(claim, block.claim[0]) === leadOf(source, block.source[0]);
    return isKept(first) && isKept(second) && leadOf(claim, first.claim[0]) !== leadOf(claim, second.claim[0]);
  }

  function leadOf(items: Row, at: number): string {
    return prepositionOf(items, at, logic.prepositions);
  }
}

/** "Of the 1,126 pupils enrolled at the school": a number of them and where they are never changed places. */
function opensWithValue(claim: Row, { claim: [from] }: Block): boolean {
  const { value } = claim[from]!;
  // "First use" is a thing of its own.
  return value !== null && !("quantity" in value && value.quantity.kind === "ordinal");
}

/** All content of a claim in blocks; none where the sentence does not say all of it. */
function blocksOf(claim: Row, source: Row, isResolved: (at: number) => boolean): readonly Block[] {
  const blocks: Block[] = [];
  for (const [at, item] of claim.entries()) {
    if (!item.content || isResolved(at)) continue;
    const places = source.flatMap((other, place) => (isSame(item, other) ? [place] : []));
    if (places.length === 0) return [];
    const last = blocks.at(-1);
    const isNext = last !== undefined && last.claim[1] === at - 1 && item.gapBefore === "none";
    if (isNext && places.includes(last.source[1] + 1)) {
      blocks[blocks.length - 1] = { claim: [last.claim[0], at], source: [last.source[0], last.source[1] + 1] };
    } else blocks.push({ claim: [at, at], source: [places[0]!, places[0]!] });
  }
  return blocks;
}

function isSame(item: StatementItem, other: StatementItem): boolean {
  const match = matchOf(item, other);
  return other.content && (match === "same" || match === "inflected" || match === "value");
}

/** True when nothing else is told in another order. */
function isExchange(blocks: readonly Block[], first: Block, second: Block): boolean {
  const placeOf = (block: Block) => (block === first ? second : block === second ? first : block).source[0];
  return blocks.every((block, at) => at === 0 || placeOf(blocks[at - 1]!) < placeOf(block));
}

/** A name, a value or what stands behind an article or a preposition. */
function isThing(claim: Row, { claim: [from] }: Block, { judging: { logic, roles } }: LanguagePack): boolean {
  const { capitalised, value } = claim[from]!;
  const lead = claim[from - 1]?.lower ?? "";
  return capitalised || value !== null || roles.determiners.has(lead) || logic.prepositions.has(lead);
}

/**
 * "A and B" may be told in any order, unlike what a clause of its own, "but not", "than", a preposition or, where order is fixed, a
 * verb tells apart.
 */
function areApart(claim: Row, first: Block, second: Block, language: LanguagePack): boolean {
  const { logic, roles } = language.judging;
  // "First use" is no value.
  const isValue = ({ claim: [, to] }: Block) => claim[to]!.value !== null;
  if (isValue(first) !== isValue(second)) return false;
  if (isSetAgainst(claim, second, language)) return true;
  const between = claim.slice(first.claim[1] + 1, second.claim[0]);
  if (isMutual(between, claim.slice(second.claim[0]), language)) return false;
  if (between.some(({ logic: word }) => word !== undefined && isParting(word))) return true;
  const [one, two] = [first, second].map((block) => prepositionOf(claim, block.claim[0], logic.prepositions));
  if (one !== two && one !== "" && two !== "") return true;
  if (!between.some(({ content }) => content)) return false;
  const hasGap = claim.slice(first.claim[1] + 1, second.claim[0] + 1).some(({ gapBefore }) => gapBefore !== "none");
  // "Scored the goals" may be told of each who is named.
  const isSubject = !claim.slice(0, first.claim[0]).some(({ content }) => content);
  return hasGap || one !== two || (isSubject && roles.wordOrder === "fixed");
}

/** ", not with purchase", "than through the window": each side has a preposition of its own, which goes with it. */
function isSetAgainst(claim: Row, { claim: [from] }: Block, language: LanguagePack): boolean {
  const { and, but } = language.judging.logic;
  const start = leadStart(claim, from, language);
  const joins = (item: StatementItem | undefined) => but.has(item?.lower ?? "");
  const at = joins(claim[start - 1]) ? start - 2 : start - 1;
  const against = claim[at];
  if (against?.logic?.class === "comparison") return against.logic.sense === "t";
  const before = claim[at - 1];
  const isParted = against?.gapBefore !== "none" || joins(before) || and.has(before?.lower ?? "");
  return against?.logic?.class === "negation" && isParted;
}

/** Where the small words that lead up to a place begin. */
function leadStart(claim: Row, from: number, { judging: { logic, roles } }: LanguagePack): number {
  const isLead = ({ lower, content }: StatementItem) =>
    !content && (roles.determiners.has(lower) || logic.prepositions.has(lower));
  let start = from;
  while (start > 0 && from - start < 2 && claim[start]!.gapBefore === "none" && isLead(claim[start - 1]!)) start -= 1;
  return start;
}

function prepositionOf(claim: Row, at: number, prepositions: ReadonlySet<string>): string {
  const lead = claim
    .slice(Math.max(0, at - 2), at)
    .findLast(({ lower, content }) => !content && prepositions.has(lower));
  return lead?.lower ?? "";
}

function isParting({ class: name, sense }: LogicWord): boolean {
  return name === "negation" || name === "exception" || name === "time" || (name === "comparison" && sense === "t");
}

function exchangedText(
  span: ComparedSpan,
  { plain: { claim }, language }: LaidClaim,
  first: Block,
  second: Block,
): string {
  const isWhole = isSetAgainst(claim, second, language);
  const rangeOf = ({ claim: [from, to] }: Block) => {
    const start = isWhole ? leadStart(claim, from, language) : from;
    return [claim[start]!.start - span.start, claim[to]!.end - span.start] as const;
  };
  const [[a, b], [c, d]] = [rangeOf(first), rangeOf(second)];
  const { text } = span;
  return text.slice(0, a) + text.slice(c, d) + text.slice(b, c) + text.slice(a, b) + text.slice(d);
}
