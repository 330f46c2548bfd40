import type { LaidClaim } from "../alignment/laid-claim.ts";
import { placeOfBy } from "../alignment/voice-change.ts";
import type { ObjectionRule } from "./rule.ts";

export const otherRole: ObjectionRule = {
  id: "other-role",
  kind: "objection",
  issueType: null,
  summary: "Who acts and who is acted upon may have changed places.",
  languages: ["en", "de", "es"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The mayor was criticised by residents for closing the bridge.",
        text: "The mayor criticised residents for closing the bridge.",
      },
      { language: "en", source: "The fox was chased by the dog.", text: "The fox chased the dog." },
      {
        language: "de",
        source: "Harlow wurde im März von Brightwater verklagt.",
        text: "Harlow hat Brightwater im März verklagt.",
      },
      {
        language: "es",
        source: "El alcalde fue criticado por los vecinos.",
        text: "El alcalde criticado los vecinos.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "Skerry Light was built in 1811 by Thomas Arkle.",
        text: "Thomas Arkle built Skerry Light in 1811.",
      },
      {
        language: "de",
        source: "Das Faltblatt wurde von Anna Roth gedruckt.",
        text: "Das Faltblatt wurde von Anna Roth gedruckt.",
      },
      {
        language: "es",
        source: "La pasarela fue diseñada por Julia Arregui en 2003.",
        text: "En 2003 la pasarela fue diseñada por Julia Arregui.",
      },
    ],
  },
  objects: hasOtherRole,
};

/** True when only one side has the word before the one who acts, and the other is not the same deed told the other way. */
function hasOtherRole({ alignment: { claim, source, pairs, first, last }, language }: LaidClaim): boolean {
  const { roles } = language.judging;
  const isLoose = (item: { lower: string; silent: boolean }) => roles.by.has(item.lower) && !item.silent;
  const own = claim.flatMap((item, at) =>
    isLoose(item) && !pairs.some((p) => p.claim === at && p.match === "function") ? [at] : [],
  );
  const theirs = source.flatMap((item, at) =>
    isLoose(item) && at > first && at < last && !pairs.some((p) => p.source === at && p.match === "function")
      ? [at]
      : [],
  );
  const isPassive = (items: typeof claim) => items.some(({ lower }) => roles.passive.has(lower));
  return (
    (own.length > 0 && isPassive(claim) && placeOfBy(claim, source, roles) === undefined) ||
    (theirs.length > 0 && isPassive(source) && placeOfBy(source, claim, roles) === undefined)
  );
}
