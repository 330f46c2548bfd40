import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { Row } from "../../alignment/rows/row.ts";
import type { SourceText } from "../../source-text.ts";
import { type IsName, opensWithPronoun, pointsBack } from "./goes-on.ts";
import { opensWithStandIn } from "./stand-in.ts";
import { firstThing } from "./thing.ts";
import type { NamedThing } from "./thing-named-last.ts";
import { isOwn } from "./thing-told-of.ts";

/** A claim as it is asked what it speaks of. */
interface PointingClaim {
  readonly items: Row;
  readonly isName: IsName;
  /** Its subject is a pronoun, or left out. */
  readonly isOpening: boolean;
  /** The claim over the sentence that says it in other words. */
  readonly laid: LaidClaim | undefined;
}

/** Whether a claim speaks of what was named before it. */
export function pointsAt(
  named: NamedThing,
  { items, isName, isOpening, laid }: PointingClaim,
  language: LanguagePack,
  source: SourceText,
): "surely" | "perhaps" | undefined {
  const thing = laid === undefined ? undefined : firstThing(items, language, isName);
  if (isOpening || (thing !== undefined && !isOwn(thing, items, language, isName, source))) return "surely";
  if (pointsWithin(items, laid, language)) return "surely";
  const mayPoint =
    pointsFirst(items, language, isName) || (named.isNamed && opensWithStandIn(items, language, isName, source));
  return mayPoint ? "perhaps" : undefined;
}

/**
 * "Music is allowed there", "on her deck": a word the sentence does not have points at what was named before. Where the sentence has every
 * word, its pronouns may stand for something in it.
 */
function pointsWithin(claim: Row, laid: LaidClaim | undefined, language: LanguagePack): boolean {
  if (laid === undefined) return claim.some(({ lower }) => language.judging.logic.there.has(lower));
  const row = opensWithPronoun(laid.alignment.source, language) ? [] : laid.alignment.source;
  const said = new Set(row.map(({ lower }) => lower));
  return claim.some((item) => pointsBack(item, language) && !said.has(item.lower));
}

/** "Im Test stürzte es ab", "Barges used it": nothing that the pronoun could stand for is named before it. */
function pointsFirst(row: Row, language: LanguagePack, isName: IsName): boolean {
  const at = row.findIndex((item) => pointsBack(item, language));
  return at >= 0 && firstThing(row.slice(0, at), language, isName) === undefined;
}
