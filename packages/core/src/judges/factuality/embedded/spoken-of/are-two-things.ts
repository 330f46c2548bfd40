import type { Steps } from "../../../../ports/steps.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { Row } from "../../alignment/rows/row.ts";
import type { SourceText } from "../../source-text.ts";
import { opensWithPronoun } from "./goes-on.ts";
import { areThingsOfOneKind, areTwo, isIn, isTelling, type Thing } from "./thing.ts";
import type { NamedThing } from "./thing-named-last.ts";
import { isThing } from "./thing-told-of.ts";

/** Whether what a text named and what its source tells of are surely two. Names decide; where they are missing, nouns that both are told of. */
export function* areTwoThings(
  own: NamedThing,
  theirs: Thing,
  claim: Row,
  laid: LaidClaim | undefined,
  source: SourceText,
): Steps<boolean> {
  const both = [own.thing, theirs] as const;
  if (both.every(({ noun, of }) => [...noun, ...of].some(isTelling))) return areTwo(...both, source);
  // "Ada Bell is the mayor. She …" beside "The mayor …".
  const isTold = theirs.noun.some(isIn(own.row));
  if (isTold && !areThingsOfOneKind(...both)) return false;
  const isSure = !isTold && laid !== undefined && opensWithPronoun(claim, laid.language);
  return isSure || ((yield* isThing(own.thing, source)) && (yield* isThing(theirs, source)));
}
