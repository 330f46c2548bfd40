import { packOf } from "../../../../languages/pack-of.ts";
import { isInValue, type ReadStretch } from "../../embedded/aligned-sentence.ts";
import type { RoleCues } from "../../embedded/data/role-cues.ts";
import { type Clause, isInGap } from "./clause-around.ts";
import { cueOf, isDeterminer, isSmall } from "./role-words.ts";

/**
 * Nouns of a German clause that opens with one: the first acts, the next is acted upon. A bare noun in front of one with
 * an article may be a fronted object ("Hinweise fanden die Forscher nicht"), so it must be a name of several words.
 */
export function orderNouns(
  [first, second]: readonly NounGroup[],
  from: number,
  shared: ReadonlySet<string>,
  agent: Set<string>,
  patient: Set<string>,
): void {
  if (first === undefined || second === undefined || first.at > from + 1) return;
  // "Das Haus kaufte die Gemeinde", "die Spur fand ein Hund": things often stand in front, and "ein" mostly acts.
  const isClear = first.at > from ? first.canAct && !second.isOne : first.stems.length > 1 || second.isBare;
  if (!isClear) return;
  const acting = first.stems.filter((stem) => shared.has(stem));
  const others = second.stems.filter((stem) => shared.has(stem) && !acting.includes(stem));
  if (others.length === 0) return;
  for (const stem of acting) agent.add(stem);
  for (const stem of others) patient.add(stem);
}

interface NounGroup {
  readonly at: number;
  readonly stems: string[];
  /** Without an article before it. */
  readonly isBare: boolean;
  /** With an article that rather stands before the one who acts than before a thing put in front. */
  readonly canAct: boolean;
  readonly isOne: boolean;
}

/** The nouns of a German clause in groups, without those behind a preposition. */
export function nounGroups(stretch: ReadStretch, clause: Clause, cues: RoleCues): NounGroup[] {
  const { from, to } = clause;
  const { words } = stretch;
  const groups: NounGroup[] = [];
  let open = false;
  let isAside = false;
  for (let i = from; i < to; i += 1) {
    if (isInGap(clause, i)) continue;
    const word = words[i]!;
    if (word.stop || word.number || isSmall(word, stretch) || isInValue(word, stretch)) {
      // "die Besatzung der Aurora" is one group, and a preposition sets the next one aside.
      if (open && cues.subject.has(word.lower)) continue;
      open = false;
      const cue = cueOf(word, cues);
      isAside = cue === undefined ? isAside && isDeterminer(word, packOf("de")) : cue !== "subject";
      continue;
    }
    if (!isAside && !open) {
      const article = i > from && isDeterminer(words[i - 1]!, packOf("de")) ? words[i - 1]!.lower : "";
      groups.push({
        at: i,
        stems: [],
        isBare: article === "",
        canAct: article !== "das" && article !== "eine",
        isOne: article === "ein",
      });
    }
    open = true;
    if (!isAside) groups.at(-1)!.stems.push(word.stem);
  }
  return groups;
}
