import type { StatementItem } from "../alignment/statement-item.ts";
import { statementItems } from "../alignment/statement-items.ts";
import { attributionOf } from "../alignment/told-by.ts";
import type { SourceText } from "../source-text.ts";
import { type ClaimPart, partOf } from "./claim-parts.ts";
import type { ComparedSpan } from "./compared-span.ts";

/** What a claim tells on the word of somebody the source never names: "according to the report". */
export function withoutUnknownTeller(claim: ComparedSpan, source: SourceText): ClaimPart | undefined {
  const items = statementItems(claim);
  const told = attributionOf(items, claim.language);
  // "Informó" is no "informe".
  const isKnown = ({ content, stem, lower }: StatementItem) =>
    content && source.places.get(stem)?.some((place) => source.words[place]!.lower === lower) === true;
  const [from, ...teller] = told;
  if (from === undefined || told.length === items.length || teller.some((at) => isKnown(items[at]!))) return undefined;
  return partOf(from === 0 ? items.slice(told.length) : items.slice(0, from), claim, source);
}
