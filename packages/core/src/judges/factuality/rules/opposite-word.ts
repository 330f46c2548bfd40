import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { areOpposed } from "./shared/are-opposed.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isInverted, loneTurns } from "./shared/turns.ts";

const MIN_SHARE = 0.65;
/** With more words of its own the claim speaks of something else. */
const MAX_OTHER_WORDS = 2;

export const oppositeWord: ContradictionRule = {
  id: "opposite-word",
  kind: "contradiction",
  issueType: "OPPOSITE",
  find: contradictedWord,
};

/** An opposite is a clash where nothing else turns what is said: "the old one is slower than the new" says that the new one is faster. */
function contradictedWord(laid: LaidClaim): Contradiction | undefined {
  const { alignment, language, matched, otherWords, share } = laid;
  const isShort = laid.isAnchored && laid.content === 2 && alignment.source.filter((item) => item.content).length <= 3;
  if (!isShort && (share < MIN_SHARE || matched < 2)) return undefined;
  if (otherWords.length > MAX_OTHER_WORDS) return undefined;
  const met = new Set(alignment.pairs.filter(({ match }) => match !== "other").map((one) => one.source));
  // "Sinkt" beside "bleibt unverändert": what the verb says may stand next to it.
  const pair = otherWords
    .flatMap((one) => [0, 1, -1].map((by) => ({ ...one, source: one.source + by })))
    .find(({ claim, source }) => {
      const theirs = alignment.source[source];
      const own = alignment.claim[claim]!;
      // "Dünner" beside "an Dicke verloren": a noun names the measure, whichever way it goes.
      // "Usually fades and rarely needs" beside "seldom needs".
      const next = alignment.pairs.find((one) => one.claim === claim + 1 && one.match !== "other")?.source ?? 0;
      const before = alignment.source[next - 1];
      const saysBoth = theirs && before && before !== theirs && areOpposed(before, theirs, language);
      // "The fast group is Chema's, and the slow one Begoña's".
      // "36 hectares large" says how many, and "only 36 hectares, smaller than the other" says so too.
      const isMeasure = own.direction === undefined && isSize(alignment.claim[claim - 1]);
      const isSaid = own.direction === undefined && alignment.source.some(({ stem }) => stem === own.stem);
      if (
        theirs === undefined ||
        saysBoth ||
        isMeasure ||
        isSaid ||
        met.has(source) ||
        (theirs.capitalised && !own.capitalised && source > 0)
      )
        return false;
      return areOpposed(own, theirs, language);
    });
  if (pair === undefined || loneTurns(laid).length > 0 || isInverted(laid)) return undefined;
  return contradictionAt(laid, pair);
}

function isSize(item: StatementItem | undefined): boolean {
  const value = item?.value ?? null;
  return value !== null && "quantity" in value && (value.quantity.unit ?? "") !== "";
}
