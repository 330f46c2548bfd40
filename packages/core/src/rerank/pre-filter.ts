import type { DropReason } from "../contracts/rerank/index.ts";
import type { Candidate } from "./candidates/normalise-candidates.ts";

/** A candidate that will not be ranked, with its one reason. */
interface Dropped {
  readonly id: string;
  readonly reason: DropReason;
}

/** What is left after a step, and what the steps so far have dropped. */
export interface Filtered {
  readonly kept: readonly Candidate[];
  readonly dropped: readonly Dropped[];
}

/** Drops the candidates a rule speaks against; the first rule that does gives the reason. */
export function dropWhere(
  { kept, dropped }: Filtered,
  reason: DropReason,
  hasObjection: (candidate: Candidate) => boolean,
): Filtered {
  const stay: Candidate[] = [];
  const gone = dropped.slice();
  for (const candidate of kept) {
    if (hasObjection(candidate)) gone.push({ id: candidate.id, reason });
    else stay.push(candidate);
  }
  return { kept: stay, dropped: gone };
}
