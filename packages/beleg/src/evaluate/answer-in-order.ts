import type { RankingRow } from "@beleg/core/contracts";
import type { RankerAnswer } from "@beleg/core/evaluation";

/** Scores that ask for this order; candidates that were dropped come last, as the file has them. */
export function answerInOrder(
  ids: readonly string[],
  { candidates }: RankingRow,
): Extract<RankerAnswer, { status: "ok" }> {
  const places = new Map(ids.map((id, place) => [id, place]));
  return { status: "ok", scores: candidates.map(({ id }, i) => -(places.get(id) ?? ids.length + i)) };
}
