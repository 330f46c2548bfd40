import { matchOf } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem, StatementValue } from "../../alignment/statement-item.ts";
import { statementItems } from "../../alignment/statement-items.ts";
import { sourceSentence } from "../../embedded/compared-span.ts";
import { sentencePostings } from "../../retrieval/sentence-postings.ts";
import type { Contradiction } from "../rule.ts";
import { mayFollow } from "./may-follow.ts";
import { negationBalance } from "./negation-balance.ts";

/** A slip of the pen is rare enough to be known by less than other values need. */
const MIN_SHARE = 0.6;
const MIN_SAID = 2;
/** A word that stands in more sentences is not looked up in each of them. */
const MOST_SENTENCES = 12;
/** A longer sentence may say anything, and takes long to read. */
const LONG = 1000;

/**
 * "Eleven weeks" beside "eleven days", "built in 1869" beside "1896": a value that stands nowhere in the source, and in the sentence
 * about the same thing the one it is a slip of. Such a value is hardly another one, so the rest may be told in other words.
 */
export function slippedValue(
  laid: LaidClaim,
  isSlip: (own: StatementValue, theirs: StatementValue) => boolean,
): Contradiction | undefined {
  const { claim, source } = laid.plain;
  if (laid.isLong) return undefined;
  const strays = claim.filter((own) => own.value !== null && !source.some((item) => isSaidBy(own, item)));
  const [own, ...others] = strays;
  if (own === undefined || others.length > 0) return undefined;
  const rivals = source.filter(({ value }) => value !== null && isSlip(own.value!, value));
  const [theirs] = rivals;
  if (theirs === undefined || rivals.length > 1 || matchOf(own, theirs) !== "other") return undefined;
  if (claim.some((item) => isSaidBy(item, theirs)) || !isOnSame(laid, own)) return undefined;
  if (negationBalance(laid) !== 0 || mayStand(laid, own) || mayFollow(laid, own)) return undefined;
  return {
    claim: { start: own.start - laid.span.start, end: own.end - laid.span.start },
    source: { start: theirs.start, end: theirs.end },
    slot: claim.indexOf(own),
  };
}

function isSaidBy(item: StatementItem, other: StatementItem): boolean {
  const match = matchOf(item, other);
  return match === "value" || match === "same" || match === "inflected";
}

/** True when the sentence, or what was named before it, says most of the claim, and the source knows every name in it. */
function isOnSame({ alignment, plain, resolved, isOwnName, source }: LaidClaim, own: StatementItem): boolean {
  const isResolved = (item: StatementItem) => resolved.has(alignment.claim.indexOf(item));
  const words = plain.claim.filter((item) => item.content && item !== own);
  const said = words.filter((item) => plain.source.some((other) => isSaidBy(item, other)));
  const known = words.filter((item) => said.includes(item) || isResolved(item));
  if (said.length < MIN_SAID || known.length < MIN_SHARE * words.length) return false;
  return words.every((item) => known.includes(item) || source.places.has(item.stem) || !isOwnName(item));
}

/** Whether the value may stand somewhere in the source after all. */
function mayStand({ source, span }: LaidClaim, own: StatementItem): boolean {
  const words = span.words.filter(({ start, end }) => start < own.end && own.start < end);
  const sentences = new Set(words.flatMap(({ stem }) => sentencePostings(source, stem)));
  if (sentences.size > MOST_SENTENCES) return true;
  return [...sentences].some(
    (at) =>
      source.sentences[at]!.text.length > LONG ||
      statementItems(sourceSentence(source, at)).some((item) => item.value !== null && matchOf(own, item) === "value"),
  );
}

/** True for figures with their digits in another order, 1703 and 1730, or with more zeros, 2,500 and 25,000. */
export function isMiswritten(own: number, theirs: number): boolean {
  const [less, more] = own < theirs ? [own, theirs] : [theirs, own];
  // Shorter ones meet by chance.
  if (less === more || less < 100) return false;
  const [a, b] = [String(less), String(more)];
  if (a.length === b.length) return sorted(a) === sorted(b);
  return withoutZeros(a) === withoutZeros(b) && (withoutZeros(a).length > 1 || more / less >= 1000);
}

function sorted(digits: string): string {
  return digits.split("").toSorted().join("");
}

function withoutZeros(digits: string): string {
  return digits.replace(/0+$/, "");
}
