import type { Approx } from "../../languages/parts/quantity-rules.ts";
import { scoreCues } from "./data/quantity-cues.ts";
import { isAgeByContext } from "./is-age.ts";
import { isPointer } from "./is-pointer.ts";
import { mayStartQuantity } from "./may-start.ts";
import type { Quantity } from "./quantity.ts";
import { type Amount, readAmount } from "./read-amount.ts";
import type { Reader } from "./read-number.ts";
import { skipChain } from "./read-numeral.ts";
import { readSpecial } from "./read-special.ts";
import type { Token } from "./scan.ts";
import type { Stretch } from "./stretch.ts";

const dashes: ReadonlySet<string> = new Set(["-", "–", "—", "−"]);

/** Adds every quantity among the reader's tokens, in order and without overlap. */
export function readQuantities(text: string, reader: Reader, found: Quantity[], { from, to }: Stretch): number {
  const { tokens } = reader;
  let at = from;
  while (at < to) {
    const token = tokens[at]!;
    if (reader.taken[at] === 1 || !mayStartQuantity(token)) {
      at++;
      continue;
    }
    if (token.kind === "digits" && isInsideName(tokens, at)) {
      at = skipChain(tokens, at);
      continue;
    }
    const amount = readSpecial(reader, at) ?? readAmount(reader, at);
    if (amount === undefined) {
      at = token.kind === "digits" ? skipChain(tokens, at) : at + 1;
      continue;
    }
    const quantity = readPair(text, reader, amount) ?? finish(text, reader, amount, amount.next);
    found.push(quantity.quantity);
    at = quantity.next;
  }
  return at;
}

type Finished = { readonly quantity: Quantity; readonly next: number };
/** What two amounts say together. */
type Pair = Partial<Pick<Quantity, "kind" | "value" | "low" | "high" | "against">>;

/** With every field, told or not: the engine keeps code that has met quantities of one shape only. */
function finish(text: string, reader: Reader, amount: Amount, next: number, extra?: Pair): Finished {
  const { tokens } = reader;
  const start = tokens[amount.first]!.start;
  const end = tokens[next - 1]!.end;
  const isAge = amount.kind === "age" || isAgeByContext(reader, amount, next);
  const most = isSeveral(reader, amount) ? 10 : amount.kind === "vague" ? 100 : undefined;
  const kind = most !== undefined && amount.kind === "number" ? "vague" : isAge ? "age" : amount.kind;
  const weak = amount.weak || isHyphenated(tokens, amount.first) || isPointer(tokens, amount);
  const following = tokens[next];
  const quantity: Quantity = {
    start,
    end,
    text: text.slice(start, end),
    kind: extra?.kind ?? kind,
    value: extra?.value ?? amount.value,
    low: extra?.low ?? (most === undefined ? undefined : amount.value),
    high: extra?.high ?? (most === undefined ? undefined : amount.value * most),
    against: extra?.against,
    approx: approxBefore(reader, amount.first) ?? approxAfter(reader, next),
    unit: amount.unit ?? (isAge ? "year" : undefined),
    currency: amount.currency,
    currencyShared: amount.currencyShared,
    step: amount.rounded || !Number.isInteger(amount.value) || amount.step >= 1 ? amount.step : 1,
    alternative: amount.alternative,
    weak: weak ? true : undefined,
    counted: following?.kind === "word" && !following.newLine ? following.fold : undefined,
  };
  return { quantity, next };
}

const magnitudes: ReadonlySet<number> = new Set([12, 100, 1e3, 1e6, 1e9, 1e12]);

/** "several hundred" is not one hundred: the bare magnitude with a word for some in front ("of": "a couple of hundred"). */
function isSeveral({ tokens, language }: Reader, { digits, kind, value, first }: Amount): boolean {
  if (digits || kind === "vague" || !magnitudes.has(value)) return false;
  const before = tokens[first - 1]?.fold ?? "";
  if (before === "of" && tokens[first - 2]?.fold !== "couple") return false;
  return language.quantities.several.has(before);
}

/** A range or a score that starts with `left`. */
function readPair(text: string, reader: Reader, left: Amount): Finished | undefined {
  if (left.kind === "ordinal" || left.kind === "fraction" || left.kind === "multiple" || left.kind === "vague")
    return undefined;
  const { tokens, language } = reader;
  const cues = language.quantities;
  const link = tokens[left.next];
  if (link === undefined || reader.taken[left.next] === 1 || link.newLine) return undefined;
  const word = link.fold;
  const previous = tokens[left.first - 1]?.fold ?? "";
  const isDash = dashes.has(word) || (word === ":" && link.glued);
  const isBetween = word === cues.and && previous === cues.between;
  const isTo = cues.to.has(word) && !cues.from.has(previous);
  const isOr = word === cues.or;
  if (!isDash && !isBetween && !isTo && !isOr) return undefined;
  const right = readAmount(reader, left.next + 1, left.kind === "money");
  if (right === undefined || right.weak || ((right.kind === "age") !== (left.kind === "age") && right.kind !== "age"))
    return undefined;
  if (isDash && link.glued !== tokens[left.next + 1]!.glued) return undefined;
  const score = isDash || cues.scoresInWords ? asScore(reader, left, right, word) : undefined;
  if (score !== undefined) return finish(text, reader, left, right.next, score);
  if (word === ":") return undefined;
  if (isOr && right.value - left.value !== 1) return undefined;
  return asRange(text, reader, left, right);
}

function asRange(text: string, reader: Reader, left: Amount, right: Amount): Finished | undefined {
  const sameKind = left.kind === right.kind && left.unit === right.unit;
  const inherits = left.kind === "number" || (left.kind === "money" && right.kind === "number");
  if (!sameKind && !inherits) return undefined;
  // "5–10 million": the magnitude of the right end counts for both.
  const scale = right.rounded && !left.rounded && left.value < 1000 ? magnitudeOf(right) : 1;
  const low = left.value * scale;
  const high = right.value * (left.rounded && !right.rounded && left.kind === "money" ? magnitudeOf(left) : 1);
  if (!(low < high)) return undefined;
  const kept = left.kind === "money" && right.kind === "number" ? left : right;
  const joined: Amount = { ...kept, first: left.first, value: (low + high) / 2, weak: false };
  return finish(text, reader, joined, right.next, { low, high });
}

function magnitudeOf(amount: Amount): number {
  for (const magnitude of [1e12, 1e9, 1e6, 1e3])
    if (Math.abs(amount.value) >= magnitude && amount.step >= magnitude / 1e3) return magnitude;
  return 1;
}

/** Two small whole numbers with no unit are a result when they fall, are level, or a word of winning is near. */
function asScore(reader: Reader, left: Amount, right: Amount, link: string): Pair | undefined {
  const plain = left.kind === "number" && right.kind === "number" && left.digits && right.digits;
  const small = left.value >= 0 && right.value >= 0 && left.value <= 200 && right.value <= 200;
  if (!plain || !small || !Number.isInteger(left.value) || !Number.isInteger(right.value)) return undefined;
  const falls = left.value >= right.value && (link === "-" || link === "–" || link === ":" || link === "a");
  if (!falls && link !== ":" && !hasScoreCue(reader.tokens, left.first, right.next)) return undefined;
  return { kind: "score", value: left.value, against: right.value };
}

/** A word of winning before the pair, or right behind it: "lost 1-3", "a 1-3 defeat", but not "10-20 times". */
function hasScoreCue(tokens: readonly Token[], first: number, next: number): boolean {
  const isCue = (token: Token | undefined) =>
    token?.kind === "word" && scoreCues.some((cue) => token.fold.startsWith(cue));
  const following = tokens[next];
  if (isCue(following)) return true;
  if (following?.kind === "word" && following.fold.endsWith("s")) return false;
  for (let at = Math.max(0, first - 6); at < first; at++) if (isCue(tokens[at])) return true;
  return false;
}

function approxBefore({ tokens, language }: Reader, at: number): Approx | undefined {
  const { before } = language.quantities;
  let phrase = "";
  let found: Approx | undefined;
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    const token = tokens[back]!;
    if (token.text === "." && before.has(tokens[back - 1]?.fold ?? "")) continue;
    if (token.text === "~" || token.text === "≈") return "about";
    if (token.text === ">") return "over";
    if (token.text === "<") return "under";
    if (token.kind !== "word") break;
    phrase = phrase === "" ? token.fold : `${token.fold} ${phrase}`;
    found = before.get(phrase) ?? found;
  }
  return found;
}

function approxAfter({ tokens, language }: Reader, next: number): Approx | undefined {
  if (tokens[next]?.text === "+" && tokens[next]!.glued) return "at-least";
  const { after } = language.quantities;
  const first = tokens[next]?.fold ?? "";
  return after.get(first) ?? after.get(`${first} ${tokens[next + 1]?.fold ?? ""}`);
}

/** Digits glued behind letters ("G20", "MH370") are part of that name. */
function isInsideName(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.glued && tokens[at - 1]?.kind === "word";
}

function isHyphenated(tokens: readonly Token[], first: number): boolean {
  const hyphen = tokens[first - 1];
  return hyphen?.text === "-" && hyphen.glued && tokens[first]!.glued && tokens[first - 2]?.kind === "word";
}
