import { units } from "./data/units.ts";
import { isShare, type Quantity, type ValueRelation } from "./quantity.ts";

/** How far apart two figures may be and still be one figure, rounded: shares of the value. */
const tolerance = {
  /** "4 million" for 3.96 million, "70 %" for 69.6 %. */
  rounded: 0.05,
  /** "1,500" for 1,497: a plain count with two or more zeros. */
  zeros: 0.02,
  /** Two units of one dimension, each rounded on its own. */
  converted: 0.03,
  /** "about 65". */
  aboutLeast: 0.05,
  aboutMost: 0.15,
  /** "more than 70" still speaks of 100, no longer of 700. */
  boundReach: 1.6,
} as const;

/**
 * Whether two quantities state the same amount.
 *
 * `equal`: the same value, after conversion of units. `compatible`: one is a rounding, a bound, a range or a
 * vaguer form that covers the other. `different`: both speak of the same kind of amount and cannot both be meant.
 * `incomparable`: nothing can be said (another dimension, a count against a percentage, bounds that overlap).
 */
export function compareQuantities(a: Quantity, b: Quantity): ValueRelation {
  if (a.kind === "score" || b.kind === "score") return compareScores(a, b);
  const scale = commonScale(a, b);
  if (scale === undefined) return "incomparable";
  const relation = compareValues(a, b, scale);
  if (relation === "different" && !scale.sameKind) return "incomparable";
  if (relation === "equal" && (!scale.sameKind || scale.doubt)) return "compatible";
  if (relation === "different" && readsAlike(a, b, scale)) return "compatible";
  return relation;
}

type Scale = {
  readonly left: (value: number) => number;
  readonly right: (value: number) => number;
  readonly sameKind: boolean;
  readonly converted: boolean;
  /** The currencies may or may not be the same one. */
  readonly doubt?: boolean;
};

const same = (value: number): number => value;

function commonScale(a: Quantity, b: Quantity): Scale | undefined {
  const plain: Scale = { left: same, right: same, sameKind: true, converted: false };
  if (a.kind === "money" && b.kind === "money") return moneyScale(a, b, plain);
  if (isShare(a) && isShare(b)) {
    const left = a.kind === "fraction" ? (value: number) => value * 100 : same;
    const right = b.kind === "fraction" ? (value: number) => value * 100 : same;
    const mixed = a.kind !== b.kind || a.unit !== b.unit;
    return { left, right, sameKind: true, converted: a.kind !== b.kind, doubt: mixed };
  }
  if (isTimed(a) && isTimed(b)) return unitScale(a, b);
  const counts = isCount(a) && isCount(b);
  if (counts) return plain;
  if (a.kind === b.kind) return plain;
  // "Smith, 26" may be written as a bare number elsewhere.
  if ((a.kind === "age" && b.kind === "number") || (b.kind === "age" && a.kind === "number"))
    return { ...plain, sameKind: false };
  return undefined;
}

function isCount(quantity: Quantity): boolean {
  return quantity.kind === "number" || quantity.kind === "vague";
}

function isTimed(quantity: Quantity): boolean {
  return quantity.kind === "measure" || quantity.kind === "age";
}

function moneyScale(a: Quantity, b: Quantity, plain: Scale): Scale | undefined {
  const cents = (quantity: Quantity) => (quantity.unit === "cent" || quantity.unit === "penny" ? 0.01 : 1);
  const left = cents(a);
  const right = cents(b);
  const scale = { ...plain, left: (value: number) => value * left, right: (value: number) => value * right };
  if (a.currency === undefined || b.currency === undefined) return { ...scale, doubt: left !== right };
  if (a.currency === b.currency) return scale;
  const family = a.currencyShared ?? b.currencyShared;
  const canBeSame = family !== undefined && belongs(a, family) && belongs(b, family);
  // The same figure in another currency is another amount; other figures may be its conversion.
  if (!canBeSame) return a.value === b.value ? { ...plain, right: () => Number.NaN } : undefined;
  return { ...scale, doubt: true };
}

const families: Readonly<Record<string, string>> = {
  dollar: "USD AUD CAD NZD HKD SGD",
  pound: "GBP EGP",
  franc: "CHF XAF XOF",
  peso: "MXN ARS CLP COP PHP UYU",
  krona: "SEK NOK DKK",
  rupee: "INR PKR LKR",
  yen: "JPY CNY",
  real: "BRL",
  shilling: "KES UGX TZS",
};

function belongs(quantity: Quantity, family: string): boolean {
  return quantity.currencyShared === family || (families[family] ?? "").includes(quantity.currency ?? "?");
}

function unitScale(a: Quantity, b: Quantity): Scale | undefined {
  const sameKind = a.kind === b.kind;
  if (a.unit === b.unit) return { left: same, right: same, sameKind, converted: false };
  const left = units.get(a.unit ?? "");
  const right = units.get(b.unit ?? "");
  if (left === undefined || right === undefined) return undefined;
  if (left.dimension !== right.dimension) {
    const isDegree = (unit: string) => unit === "degree" || unit === "temperature";
    if (!isDegree(left.dimension) || !isDegree(right.dimension)) return undefined;
    // "30 degrees" does not say which: equal figures agree, others may be the other scale.
    return { left: same, right: same, sameKind: false, converted: false };
  }
  return {
    left: (value) => value * left.factor + (left.offset ?? 0),
    right: (value) => value * right.factor + (right.offset ?? 0),
    sameKind,
    converted: true,
  };
}

function compareScores(a: Quantity, b: Quantity): ValueRelation {
  if (a.kind !== b.kind) return "incomparable";
  if (a.value === b.value && a.against === b.against) return "equal";
  return a.value === b.against && a.against === b.value ? "compatible" : "different";
}

function readsAlike(a: Quantity, b: Quantity, scale: Scale): boolean {
  if (a.low !== undefined || b.low !== undefined) return false;
  if (a.alternative === undefined && b.alternative === undefined) return false;
  const lefts = a.alternative === undefined ? [a.value] : [a.value, a.alternative];
  const rights = b.alternative === undefined ? [b.value] : [b.value, b.alternative];
  return lefts.some((left) => rights.some((right) => isEqual(scale.left(left), scale.right(right))));
}

function isEqual(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right), 1e-12);
}

function compareValues(a: Quantity, b: Quantity, scale: Scale): ValueRelation {
  const aSpan = spanOf(a, scale.left);
  const bSpan = spanOf(b, scale.right);
  if (a.low !== undefined && b.low !== undefined) {
    if (isEqual(aSpan.low, bSpan.low) && isEqual(aSpan.high, bSpan.high)) return "equal";
    if (a.kind === "vague" || b.kind === "vague")
      return overlaps(aSpan, bSpan) && a.kind !== b.kind ? "compatible" : "different";
    return "different";
  }
  if (a.low !== undefined || b.low !== undefined) {
    const [range, single, read] = a.low !== undefined ? [aSpan, b, scale.right] : [bSpan, a, scale.left];
    const value = read(single.value);
    const slack = slackOf(single, value, scale.converted);
    return value >= range.low - slack && value <= range.high + slack ? "compatible" : "different";
  }
  const left = scale.left(a.value);
  const right = scale.right(b.value);
  const close = isEqual(left, right);
  if (a.approx !== undefined || b.approx !== undefined) return compareApprox(a, b, left, right, scale);
  if (close) return "equal";
  const slack = Math.max(
    slackOf(a, left, scale.converted),
    slackOf(b, right, scale.converted),
    cross(a, b, left, right),
  );
  return Math.abs(left - right) <= slack ? "compatible" : "different";
}

type Span = { readonly low: number; readonly high: number };

function spanOf(quantity: Quantity, read: (value: number) => number): Span {
  return { low: read(quantity.low ?? quantity.value), high: read(quantity.high ?? quantity.value) };
}

function overlaps(a: Span, b: Span): boolean {
  return a.low <= b.high && b.low <= a.high;
}

/** How far the exact amount may lie from the one written, from the way it is written. */
function slackOf(quantity: Quantity, value: number, converted: boolean): number {
  const size = Math.abs(value);
  const perUnit = quantity.value === 0 ? 1 : size / Math.abs(quantity.value);
  const half = (quantity.step / 2) * perUnit * 1.000001;
  const isRounded = quantity.step !== 1 || quantity.kind !== "number";
  const rounding = isRounded ? Math.min(half, size * tolerance.rounded) : zerosSlack(quantity, size);
  return converted
    ? Math.max(rounding, size * tolerance.converted)
    : quantity.kind === "age" || quantity.kind === "ordinal" || quantity.kind === "multiple"
      ? 0
      : rounding;
}

function zerosSlack(quantity: Quantity, size: number): number {
  const place = trailingZeros(quantity.value);
  return place >= 100 && size >= 1000 ? Math.min(place / 2, size * tolerance.zeros) : 0;
}

/** A count rounded to a whole number against one with decimals ("3" for 3.4 children). */
function cross(a: Quantity, b: Quantity, left: number, right: number): number {
  const oneHasDecimals =
    Number.isInteger(a.value) !== Number.isInteger(b.value) && a.kind === "number" && b.kind === "number";
  return oneHasDecimals && Math.max(left, right) >= 10 ? 0.5 : 0;
}

function trailingZeros(value: number): number {
  let place = 1;
  if (value === 0 || !Number.isInteger(value)) return place;
  while (place < 1e15 && value % (place * 10) === 0) place *= 10;
  return place;
}

function compareApprox(a: Quantity, b: Quantity, left: number, right: number, scale: Scale): ValueRelation {
  const slack = Math.max(aboutSlack(a, left, scale), aboutSlack(b, right, scale));
  const near = Math.abs(left - right) <= slack;
  const upA = direction(a);
  const upB = direction(b);
  if (upA !== 0 && upB !== 0) {
    if (upA === upB) return isEqual(left, right) && a.approx === b.approx ? "equal" : near ? "compatible" : "different";
    // One says more than, the other less than: they exclude each other unless the bounds overlap.
    const [lower, upper] = upA > 0 ? [left, right] : [right, left];
    return lower >= upper ? "different" : "incomparable";
  }
  if (upA === 0 && upB === 0)
    return isEqual(left, right) && a.approx === b.approx ? "equal" : near ? "compatible" : "different";
  const [bound, value, up] = upA !== 0 ? [left, right, upA] : [right, left, upB];
  const side = (value - bound) * up;
  if (side < -slackOf(upA !== 0 ? b : a, value, scale.converted) && !isEqual(value, bound)) return "different";
  const reach =
    Math.max(Math.abs(value), Math.abs(bound)) / Math.max(Math.min(Math.abs(value), Math.abs(bound)), 1e-12);
  return reach <= tolerance.boundReach || near ? "compatible" : "incomparable";
}

/** +1 for "more than" and "at least", −1 for "less than" and "up to"; "nearly" is an approximation from below. */
function direction({ approx }: Quantity): -1 | 0 | 1 {
  if (approx === "over" || approx === "at-least") return 1;
  return approx === "under" || approx === "at-most" ? -1 : 0;
}

function aboutSlack(quantity: Quantity, value: number, scale: Scale): number {
  const size = Math.abs(value);
  if (quantity.approx !== "about" && quantity.approx !== "below") return slackOf(quantity, value, scale.converted);
  const half = Math.max(quantity.step, trailingZeros(quantity.value)) / 2;
  const perUnit = quantity.value === 0 ? 1 : size / Math.abs(quantity.value);
  return Math.min(Math.max(half * perUnit, size * tolerance.aboutLeast), size * tolerance.aboutMost);
}
