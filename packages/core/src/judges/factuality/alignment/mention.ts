import type { LogicClass } from "../../../languages/parts/logic-words.ts";
import type { Alignment, ItemPair } from "./align-items.ts";
import type { StatementItem } from "./statement-item.ts";

/** A run of a claim that its sentence does not say, and that may only name something again. */
export interface Mention {
  readonly run: readonly number[];
  /** The places of its content, and what stands there. */
  readonly content: readonly number[];
  readonly items: readonly StatementItem[];
  /** What meets the sentence right before it and right behind it. */
  readonly left: ItemPair | undefined;
  readonly right: ItemPair | undefined;
}

/** A name or noun phrase that stands in for a pronoun has at most this much content. */
const LONGEST = 5;

/** A run as a mention; undefined where it has nothing to name, too much, or says something of its own. */
export function mentionOf(run: readonly number[], { claim, pairs }: Alignment): Mention | undefined {
  const content = run.filter((at) => claim[at]!.content);
  if (content.length === 0 || content.length > LONGEST) return undefined;
  // "Cannot wait for the match" says something of its own.
  if (run.some((at) => PREDICATING.has(claim[at]!.logic?.class))) return undefined;
  const items = content.map((at) => claim[at]!);
  if (items.some((item, at) => item.value !== null && !isLabel(items, at) && !isCount(items, at))) return undefined;
  const isSure = ({ match }: ItemPair) => match !== "other-function";
  const left = pairs.findLast((pair) => pair.claim < run[0]! && isSure(pair));
  const right = pairs.find((pair) => pair.claim > run.at(-1)! && isSure(pair));
  return { run, content, items, left, right };
}

/** Where the part of a sentence that goes on at a place ends: at its next comma, or with it. */
export function partEnd(source: readonly StatementItem[], from: number): number {
  const gap = source.findIndex(({ gapBefore }, at) => at >= Math.max(1, from) && gapBefore !== "none");
  return gap < 0 ? source.length : gap;
}

/** Where the clause begins that a place of a sentence stands in. */
export function clauseStart(source: readonly StatementItem[], at: number): number {
  return Math.max(
    0,
    source.findLastIndex(({ gapBefore }, place) => place <= at && gapBefore === "clause"),
  );
}

const PREDICATING: ReadonlySet<LogicClass | undefined> = new Set(["negation", "modality", "condition"] as const);

/** A number that belongs to a name: "line 27". */
function isLabel(items: readonly StatementItem[], at: number): boolean {
  return at > 0 && isNumber(items[at]!) && /^[\d.]+$/.test(items[at]!.text);
}

/** How many there are of what is named: "the eight buses". */
export function isCount(items: readonly StatementItem[], at: number): boolean {
  return at === 0 && items.length > 1 && isNumber(items[0]!);
}

export function isNumber({ value }: StatementItem): boolean {
  return value !== null && "quantity" in value && value.quantity.kind === "number";
}
