import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherTense: ObjectionRule = {
  id: "other-tense",
  kind: "objection",
  issueType: null,
  summary: "What the source tells of the past is told of the present.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The mill employed 600 people in the valley.",
        text: "The mill employs 600 people in the valley.",
      },
      {
        language: "de",
        source: "Die Mühle beschäftigte 600 Leute im Tal.",
        text: "Die Mühle beschäftigt 600 Leute im Tal.",
      },
      {
        language: "es",
        source: "El molino ocupaba a 600 personas en el valle.",
        text: "El molino ocupa a 600 personas en el valle.",
      },
    ],
    miss: [
      { language: "en", source: "The mill employs 600 people in the valley.", text: "The mill employs 600 people." },
      {
        language: "de",
        source: "Die Mühle beschäftigte 600 Leute im Tal.",
        text: "Die Mühle beschäftigte 600 Leute.",
      },
      { language: "es", source: "El molino ocupaba a 600 personas.", text: "El molino ocupaba a 600 personas." },
    ],
  },
  objects: isPastAsPresent,
};

function isPastAsPresent({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { tenses } = language.judging.logic;
  if (tenses === null || claim.some(({ lower }) => language.judging.logic.perfect.has(lower))) return false;
  return pairs.some((pair) => {
    const own = claim[pair.claim]!;
    const theirs = source[pair.source]!;
    if (pair.match !== "inflected" || own.capitalised || theirs.capitalised) return false;
    return tenses.past.test(theirs.lower) && tenses.present.test(own.lower) && !tenses.past.test(own.lower);
  });
}
