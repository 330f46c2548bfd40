import { compareDates, compareQuantities, type DateValue, type Quantity } from "../../../text/index.ts";
import { readOnce } from "../../../text/read-once.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { SourceText } from "../source-text.ts";
import type { ObjectionRule } from "./rule.ts";

export const finerValue: ObjectionRule = {
  id: "finer-value",
  kind: "objection",
  issueType: null,
  objects: isFiner,
};

function isFiner({ alignment: { claim, source, pairs }, source: text }: LaidClaim): boolean {
  return pairs.some((pair) => {
    const own = claim[pair.claim]!.value;
    const theirs = source[pair.source]!.value;
    if (pair.match !== "value" || own === null || theirs === null) return false;
    if ("quantity" in own) return "quantity" in theirs && isFinerQuantity(own.quantity, theirs.quantity);
    return "date" in theirs && isFinerDate(own.date, theirs.date, text);
  });
}

function isFinerQuantity(own: Quantity, theirs: Quantity): boolean {
  if (compareQuantities(own, theirs) !== "compatible") return false;
  if (theirs.kind === "vague" || own.kind === "vague") return own.kind !== "vague";
  // "Chapters 2 to 4" is more than 2 and 4, and 25 more than "20 to 30" says.
  if ((theirs.low !== undefined) !== (own.low !== undefined)) return true;
  if (theirs.approx !== undefined) return own.approx === undefined && own.low === undefined;
  if (own.approx !== undefined || own.low !== undefined || own.unit !== theirs.unit || own.kind !== theirs.kind)
    return false;
  return own.value !== theirs.value && own.alternative === undefined && grainOf(own) < grainOf(theirs);
}

/** The smallest difference that the way a quantity is written can tell: 100 for "1,500". */
function grainOf({ step, value }: Quantity): number {
  let grain = step;
  if (!Number.isInteger(value) || value === 0 || step < 1) return grain;
  while (grain < Math.abs(value) && value % (grain * 10) === 0) grain *= 10;
  return grain >= 100 ? grain : step;
}

const STRETCHES = ["endYear", "endDay"] as const satisfies readonly (keyof DateValue)[];
const PARTS = ["month", "day", "weekday", "hour"] as const satisfies readonly (keyof DateValue)[];

function isFinerDate(own: DateValue, theirs: DateValue, text: SourceText): boolean {
  if (compareDates(own, theirs) !== "compatible") return false;
  if (PARTS.some((part) => own[part] !== undefined && theirs[part] === undefined)) return true;
  // 1516 is more than "between 1514 and 1519" says, and so is the stretch than one of its years.
  if (STRETCHES.some((end) => (own[end] === undefined) !== (theirs[end] === undefined))) return true;
  if (own.year === undefined || theirs.year !== undefined) return false;
  // "On 3 March" in a text that speaks of one year only.
  const years = yearsOf(text);
  return years.size > 1 || !years.has(`${own.year}`);
}

const yearsOf = readOnce(
  ({ words }: SourceText) => new Set(words.filter(({ lower }) => YEAR.test(lower)).map(({ lower }) => lower)),
);
const YEAR = /^(?:1\d|20)\d\d$/;
