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
        source: "Der Hund wurde von der Katze gejagt.",
        text: "Der Hund wurde der Katze gejagt.",
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
function hasOtherRole({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { roles } = language.judging;
  const met = pairs.filter(({ match }) => match !== "other" && match !== "other-function");
  const own = new Set(met.map((pair) => pair.claim));
  const theirs = new Set(met.map((pair) => pair.source));
  return isUnmatched(claim, own, source) || isUnmatched(source, theirs, claim);

  /** A passive whose "by" stands alone, while the other side names who stands behind it. */
  function isUnmatched(items: typeof claim, said: ReadonlySet<number>, other: typeof claim): boolean {
    if (!items.some(({ lower }) => roles.passive.has(lower)) || placeOfBy(items, other, language.judging) !== undefined)
      return false;
    return items.some((item, at) => {
      if (!roles.by.has(item.lower) || item.silent || said.has(at)) return false;
      const actor = items.findIndex((one, place) => place > at && one.content);
      return actor >= 0 && said.has(actor);
    });
  }
}
