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

/** The statements that "and", "but", "while" or "because" joins behind a comma; none for a claim that is one statement. */
export function claimParts(claim: ComparedSpan, source: SourceText): readonly ClaimPart[] {
  const items = statementItems(claim);
  const { and, but } = claim.language.judging.logic;
  const isJoin = ({ lower, logic }: StatementItem) => and.has(lower) || but.has(lower) || logic?.class === "cause";
  const cuts = items.flatMap((item, at) => (item.gapBefore === "comma" && isJoin(item) ? [at] : []));
  if (cuts.length === 0) return [];
  const parts = [0, ...cuts.map((at) => at + 1)].map((from, at) => items.slice(from, cuts[at] ?? items.length));
  if (!parts.every((part) => part.filter(({ content }) => content).length >= MIN_CONTENT)) return [];
  return parts.map((part) => {
    const start = part[0]!.start;
    return { span: comparedClaim(source, claim.text.slice(start, part.at(-1)!.end)), start };
  });
}
