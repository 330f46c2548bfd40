import type { LanguagePack } from "../../../../languages/language-pack.ts";
import { isInValue } from "../../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import { type Clause, isInGap } from "./clause-around.ts";
import { cueOf, isDeterminer, isSmall } from "./role-words.ts";

/**
 * Nouns of a clause with free word order that opens with one: the first acts, the next is acted upon. A bare noun in
 * front of one with an article may be a fronted object ("Hinweise fanden die Forscher nicht"), so it must be a name of
 * several words.
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
  // "Die Kette Fietsland hatte Kestrel erworben": behind a noun, a name may act.
  const isClear =
    first.at > from ? first.canAct && !second.isNew && !second.isBare : first.stems.length > 1 || second.isBare;
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
  /** With the article of somebody not yet told of. */
  readonly isNew: boolean;
}

/** The nouns of a clause in groups, told by their capitals, without those behind a preposition. */
export function nounGroups(span: ComparedSpan, clause: Clause, language: LanguagePack): NounGroup[] {
  const cues = language.judging.roles;
  const { from, to } = clause;
  const { words } = span;
  const groups: NounGroup[] = [];
  let open = false;
  let isAside = false;
  for (let i = from; i < to; i += 1) {
    if (isInGap(clause, i)) continue;
    const word = words[i]!;
    if (word.stop || word.number || isSmall(word, span) || isInValue(word, span)) {
      // "die Besatzung der Aurora" is one group, and a preposition sets the next one aside.
      if (open && cues.subject.has(word.lower)) continue;
      open = false;
      const cue = cueOf(word, cues);
      isAside = cue === undefined ? isAside && isDeterminer(word, language) : cue !== "subject";
      continue;
    }
    if (!isAside && !open) {
      const article = i > from && isDeterminer(words[i - 1]!, language) ? words[i - 1]!.lower : "";
      groups.push({
        at: i,
        stems: [],
        isBare: article === "",
        canAct: !cues.thingArticles.has(article) && !isPluralOfOther(i),
        isNew: cues.newcomerArticles.has(article),
      });
    }
    open = true;
    if (!isAside) groups.at(-1)!.stems.push(word.stem);
  }
  return groups;

  /** "Die Kosten übernimmt die Kasse": one acts, and not several. */
  function isPluralOfOther(at: number): boolean {
    const verb = words.findIndex((word, place) => place > at && (word.stop || isSmall(word, span)));
    return (
      cues.manyEnding?.test(words[at]!.lower) === true && verb === at + 1 && !cues.plural.verb?.test(words[verb]!.lower)
    );
  }
}
