import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { toldCases } from "../alignment/rows/gapped/told-cases.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { sourceSentence } from "../embedded/compared-span.ts";
import type { ObjectionRule } from "./rule.ts";
import { isSaidIn, toldApart } from "./shared/told-apart.ts";

export const crossedCases: ObjectionRule = {
  id: "crossed-cases",
  kind: "objection",
  issueType: null,
  objects: takesFromAnotherCase,
};

/** "For children admission is 9 euros" beside "admission is 9 euros, for children 6": the figure of one case and the words of another. */
function takesFromAnotherCase(laid: LaidClaim): boolean {
  const { alignment, sentence, source: text } = laid;
  const { claim, source, pairs } = alignment;
  const cases = toldCases(sourceSentence(text, sentence));
  if (cases.length === 0) return false;
  const met = new Set(
    pairs
      .filter((pair) => claim[pair.claim]!.content && !isLoose(pair.match))
      .map((pair) => source[pair.source]!.start),
  );
  const isMet = (places: ReadonlySet<number>) => [...places].some((place) => met.has(place));
  // "Los alumnos de máster": a noun that a case takes from another one.
  const isTaken = ({ start }: StatementItem) =>
    laid.ofCase !== undefined && source.some((item) => item.start === start);
  return cases.some(
    (one) =>
      !isMet(one.figure) &&
      cases.some(
        (other) =>
          isMet(other.figure) && toldApart(one, [other]).some((word) => isSaidIn(laid, word) && !isTaken(word)),
      ),
  );
}
