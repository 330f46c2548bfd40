import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isNamed, isUnsure, opened, type Row } from "./row.ts";

/** A longer name is a clause. */
const LONGEST_NAME = 6;

/** "On Ward 5, the children's ward, there are 16 beds": without what is said of its opening between two commas. */
export function asideLeftOut(
  items: Row,
  { judging: { logic, restatements: cues, roles } }: LanguagePack,
): Row | undefined {
  const first = items.findIndex(({ gapBefore }, at) => at > 0 && gapBefore !== "none");
  const last = items.findIndex(({ gapBefore }, at) => at > first && gapBefore === "comma");
  if (first < 1 || first > LONGEST_NAME || last < 0 || items[first]!.gapBefore !== "comma") return undefined;
  const [opening, aside, rest] = [items.slice(0, first), items.slice(first, last), items.slice(last)];
  // "The guarantee for the grinder": of the guarantee alone it does not hold.
  const isNarrowed = opening.some(({ lower }, at) => at > 0 && logic.prepositions.has(lower));
  if (
    isNarrowed ||
    !isNamed(opening) ||
    opening.some(({ helping }) => helping) ||
    rest.some(({ gapBefore }, at) => at > 0 && gapBefore !== "none")
  )
    return undefined;
  if (aside.some(({ gapBefore }) => gapBefore === "clause") || aside.some(isUnsure)) return undefined;
  const isAside = cues.relative.has(aside[0]!.lower) || roles.determiners.has(aside[0]!.lower);
  const isVerb = !roles.determiners.has(rest[0]!.lower) && !rest[0]!.capitalised && rest[0]!.value === null;
  return isAside && isVerb ? [...opening, ...opened(rest)] : undefined;
}
