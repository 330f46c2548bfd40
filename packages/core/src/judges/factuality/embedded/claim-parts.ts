import type { LogicClass } from "../../../languages/parts/logic-words.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { statementItems } from "../alignment/statement-items.ts";
import type { SourceText } from "../source-text.ts";
import { type ComparedSpan, comparedClaim } from "./compared-span.ts";

/** A part of a claim, with its place in the claim's text. */
export interface ClaimPart {
  readonly span: ComparedSpan;
  readonly start: number;
}

/** A part with less content than this says nothing by itself. */
const MIN_CONTENT = 3;

/**
 * The statements that "and", "but", "while" or "because" joins behind a comma, and those that stand before a second verb
 * phrase or before "after"; none for a claim that is one statement.
 */
export function claimParts(claim: ComparedSpan, source: SourceText): readonly ClaimPart[] {
  const items = statementItems(claim);
  return [...joinedParts(items, claim, source), ...openings(items, claim, source)];
}

type Row = readonly StatementItem[];

/** "Prosecutors have opened an inquiry" of "Prosecutors have opened an inquiry after studying the report". */
function openings(items: Row, claim: ComparedSpan, source: SourceText): readonly ClaimPart[] {
  const { and, but } = claim.language.judging.logic;
  const isVerb = (item: StatementItem | undefined) => item?.helping === true || item?.logic?.class === "modality";
  const bounds = items.findIndex(({ logic }) => logic !== undefined && BOUNDS.has(logic.class));
  return items.flatMap(({ lower, logic, gapBefore }, at): ClaimPart[] => {
    const next = items[at + 1];
    const joins = (and.has(lower) || but.has(lower)) && (isVerb(next) || next?.logic?.class === "negation");
    const follows = logic?.class === "time" && "ab".includes(logic.sense) && gapBefore === "none";
    if (!(joins || follows) || (bounds >= 0 && bounds < at)) return [];
    const opening = items.slice(0, at);
    if (!opening.some(isVerb) || opening.filter(({ content }) => content).length < MIN_CONTENT) return [];
    return [partOf(opening, claim, source)];
  });
}

const BOUNDS: ReadonlySet<LogicClass> = new Set(["negation", "condition", "exception", "only"] as const);

/** Neighbouring items of a claim as a claim of their own. */
export function partOf(items: Row, claim: ComparedSpan, source: SourceText): ClaimPart {
  const start = items[0]!.start;
  return { span: comparedClaim(source, claim.text.slice(start, items.at(-1)!.end)), start };
}

function joinedParts(items: Row, claim: ComparedSpan, source: SourceText): readonly ClaimPart[] {
  const { and, but } = claim.language.judging.logic;
  const isJoin = ({ lower, logic }: StatementItem) => and.has(lower) || but.has(lower) || logic?.class === "cause";
  const cuts = items.flatMap((item, at) => (item.gapBefore === "comma" && isJoin(item) ? [at] : []));
  if (cuts.length === 0) return [];
  const parts = [0, ...cuts.map((at) => at + 1)].map((from, at) => items.slice(from, cuts[at] ?? items.length));
  if (!parts.every((part) => part.filter(({ content }) => content).length >= MIN_CONTENT)) return [];
  return parts.map((part) => partOf(part, claim, source));
}
