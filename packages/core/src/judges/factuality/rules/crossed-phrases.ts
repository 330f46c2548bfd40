import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const crossedPhrases: ObjectionRule = {
  id: "crossed-phrases",
  kind: "objection",
  issueType: null,
  summary: "Two names or values behind the same small word have changed places.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "After school in Leeds she worked in Hull.",
        text: "After school in Hull she worked in Leeds.",
      },
      {
        language: "de",
        source: "Nach der Lehre in Kassel arbeitete sie in Leipzig.",
        text: "Nach der Lehre in Leipzig arbeitete sie in Kassel.",
      },
      {
        language: "es",
        source: "Tras estudiar en Lugo trabajó en Vigo.",
        text: "Tras estudiar en Vigo trabajó en Lugo.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "She worked in Hull since 2001.",
        text: "Since 2001 she worked in Hull.",
      },
      { language: "de", source: "Sie arbeitete in Leipzig seit 2001.", text: "Seit 2001 arbeitete sie in Leipzig." },
      { language: "es", source: "Trabajó en Vigo desde 2001.", text: "Desde 2001 trabajó en Vigo." },
    ],
  },
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
