import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const crossedPhrases: ObjectionRule = {
  id: "crossed-phrases",
  kind: "objection",
  issueType: null,
  objects: crosses,
};

function crosses({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { prepositions } = language.judging.logic;
  const led = pairs.filter((pair) => {
    const own = claim[pair.claim - 1]?.lower ?? "";
    const item = claim[pair.claim]!;
    const isName = item.content && (item.capitalised || item.value !== null);
    return isName && prepositions.has(own) && own === source[pair.source - 1]?.lower;
  });
  return led.some((one, at) =>
    led.slice(at + 1).some((other) => {
      const isSameWord = claim[one.claim - 1]!.lower === claim[other.claim - 1]!.lower;
      return (
        isSameWord &&
        one.source > other.source &&
        !moveTogether(one.claim, one.source) &&
        !moveTogether(other.claim, other.source)
      );
    }),
  );

  /** True when the content before a phrase has moved along with it: "school in Leeds". */
  function moveTogether(at: number, place: number): boolean {
    const before = claim.findLastIndex((item, index) => index < at - 1 && item.content);
    const theirs = source.findLastIndex((item, index) => index < place - 1 && item.content);
    return before >= 0 && pairs.some((pair) => pair.claim === before && pair.source === theirs);
  }
}
