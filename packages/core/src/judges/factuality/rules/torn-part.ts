import { readOnce } from "../../../text/read-once.ts";
import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { hasFigure } from "../alignment/rows/gapped/figures.ts";
import { isClause } from "../alignment/rows/gapped/is-clause.ts";
import { partsOf } from "../alignment/rows/gapped/parts.ts";
import { opensPhrase } from "../alignment/rows/gapped/phrases.ts";
import { tellsCase } from "../alignment/rows/gapped/told-case.ts";
import { LONGEST_SENTENCE, type Row } from "../alignment/rows/row.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { statementItems } from "../alignment/statement-items.ts";
import { type ComparedSpan, sourceSentence } from "../embedded/compared-span.ts";
import type { ObjectionRule } from "./rule.ts";

export const tornPart: ObjectionRule = {
  id: "torn-part",
  kind: "objection",
  issueType: null,
  objects: tearsPart,
};

/** The parts of a sentence behind its first that have no verb of their own. */
const partsWithoutVerb = readOnce((span: ComparedSpan): readonly Row[] => {
  const items = statementItems(span);
  if (items.length > LONGEST_SENTENCE) return [];
  const [, ...parts] = partsOf(items, span.language);
  return parts.flatMap(({ items }) => (isClause(items, span.language) ? [] : [items]));
});

/** "For firms the trial lasts two weeks" beside "the trial lasts two weeks, for firms a month": a phrase of a part, without what the part says of it. */
function tearsPart(laid: LaidClaim): boolean {
  if (laid.ofCase !== undefined) return false;
  const { alignment, language, sentence, source: text } = laid;
  const { claim, source, pairs } = alignment;
  const parts = partsWithoutVerb(sourceSentence(text, sentence));
  if (parts.length === 0) return false;
  const met = new Set(
    pairs
      .filter((pair) => tellsCase(claim[pair.claim]!) && !isLoose(pair.match))
      .map((pair) => source[pair.source]!.start),
  );
  const isMet = ({ start }: StatementItem) => met.has(start);
  return parts.some((part) => {
    const told = part.filter(tellsCase);
    const own = told.filter(isMet);
    // What is said of the part alone, and what takes all of it.
    if (own.length === 0 || own.length === told.length || own.length === met.size) return false;
    return leavesRest(part) || (takesFigure(part) && leavesHead(part));
  });

  /** "Two weeks" of "the trial lasts two weeks, for firms a month". */
  function takesFigure(part: Row): boolean {
    return source.some((item) => hasFigure([item]) && isMet(item) && !part.includes(item));
  }

  /** "Free" of "free for children". */
  function leavesHead(part: Row): boolean {
    const at = part.findIndex((_, place) => opensPhrase(part.slice(place), language));
    const head = part.slice(0, Math.max(0, at)).filter(tellsCase);
    return head.length > 0 && !head.some(isMet);
  }

  /** "A month" of "for firms a month", "in Bonn" of "on Sundays in Bonn" beside "in Ulm". */
  function leavesRest(part: Row): boolean {
    const last = part.findLastIndex((item) => tellsCase(item) && isMet(item));
    const rest = part.slice(last + 1);
    if (!opensPhrase(part, language) || !rest.some(tellsCase) || !part.slice(0, last).filter(tellsCase).every(isMet))
      return false;
    if (!opensPhrase(rest, language)) return takesFigure(part);
    return source.some(
      ({ lower }, at) => lower === rest[0]!.lower && source[at + 1] !== undefined && isMet(source[at + 1]!),
    );
  }
}
