import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { Contradiction } from "../rule.ts";
import { haveOneFigure } from "./one-figure.ts";

/** "Up to 30 titles for 15 days" beside "up to 15 titles for 30 days". */
export function exchangedFigures({
  alignment: { claim, source },
  differences,
  span,
}: LaidClaim): Contradiction | undefined {
  const { other, added, logicAdded, logicChanged } = differences;
  const [one, two] = other;
  if (other.length !== 2 || one === undefined || two === undefined) return undefined;
  if (added.length + logicAdded.length + logicChanged.length > 0) return undefined;
  const isCrossed = haveOneFigure(claim[one.claim]!, source[two.source]!);
  if (!isCrossed || !haveOneFigure(claim[two.claim]!, source[one.source]!)) return undefined;
  return {
    claim: { start: claim[one.claim]!.start - span.start, end: claim[two.claim]!.end - span.start },
    source: { start: source[one.source]!.start, end: source[two.source]!.end },
  };
}
