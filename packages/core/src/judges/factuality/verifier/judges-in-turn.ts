import type { DecidedBy, Origin } from "../../../contracts/index.ts";
import type { ClaimJudge, ProposedVerdict } from "../claim-judge.ts";

/** A judge and what a claim calls it. */
type Seat = { readonly decider: DecidedBy; readonly judge: ClaimJudge };

/** Several judges in turn: each sees only the claims that those before it left open or could not judge. */
export function judgesInTurn(seats: readonly Seat[], origin: Origin): ClaimJudge {
  return {
    origin,
    batchSize: Number.MAX_SAFE_INTEGER,
    async judge(request) {
      const { claims, signal } = request;
      const verdicts: ProposedVerdict[] = claims.map(() => ABORTED);
      let open = claims.map((_, at) => at);
      for (const { decider, judge } of seats) {
        if (signal?.aborted) break;
        const ask = async (batch: readonly number[]) => {
          const answers = await judge.judge({ ...request, claims: batch.map((at) => claims[at]!) });
          for (const [place, at] of batch.entries()) {
            verdicts[at] = settled(verdicts[at]!, answers[place] ?? LEFT_OUT, decider);
          }
        };
        await Promise.all(batchesOf(open, judge.batchSize).map(ask));
        open = open.filter((at) => isOpen(verdicts[at]!));
      }
      return verdicts;
    },
  };
}

const ABORTED: ProposedVerdict = { status: "failed", code: "aborted", detail: "aborted before this claim" };
const LEFT_OUT: ProposedVerdict = {
  status: "failed",
  code: "missing_verdict",
  detail: "the judge left this claim out",
};

function isOpen(verdict: ProposedVerdict): boolean {
  return verdict.status === "failed" || verdict.label === "uncertain";
}

/** The later word counts; one who doubts and shows nothing leaves what an earlier judge pointed at. */
function settled(before: ProposedVerdict, now: ProposedVerdict, decided_by: DecidedBy): ProposedVerdict {
  if (now.status === "failed") return now;
  const showsNothing = now.label === "uncertain" && now.evidence_quote === null;
  if (showsNothing && before.status === "ok") return { ...before, place: now.place, decided_by };
  return { ...now, decided_by };
}

function batchesOf(places: readonly number[], size: number): readonly (readonly number[])[] {
  const batches: (readonly number[])[] = [];
  for (let at = 0; at < places.length; at += size) batches.push(places.slice(at, at + size));
  return batches;
}
