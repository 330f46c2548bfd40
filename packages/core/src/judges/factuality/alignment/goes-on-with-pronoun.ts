import type { LanguagePack } from "../../../languages/language-pack.ts";
import { isVerb } from "./rows/row.ts";
import type { NamedSentence } from "./sentence-context.ts";
import type { StatementItem } from "./statement-item.ts";

type Row = readonly StatementItem[];

/** "She studied in Leeds. She …": one more sentence of whom the pronoun stands for; what it names stands behind a preposition. */
export function goesOnWithPronoun(before: NamedSentence, source: Row, { judging }: LanguagePack): boolean {
  const { logic, roles } = judging;
  const { items } = before;
  const isPronoun = ({ lower }: StatementItem) =>
    logic.references.has(lower) && !logic.possessives.has(lower) && !roles.determiners.has(lower);
  const isSubject = (item: StatementItem, at: number) =>
    isPronoun(item) &&
    source.some(({ lower }) => lower === item.lower) &&
    (at === 0 || item.gapBefore === "comma" || (roles.wordOrder === "free" && isVerb(items[at - 1])));
  return items.some(isSubject) && items.every((item, at) => !(item.content && before.isName(item)) || isLed(at));

  /** "In Leeds", "of the Bach suites", "to an English father and a Norwegian mother". */
  function isLed(at: number): boolean {
    let place = at;
    while (place > 0 && items[place]!.gapBefore === "none" && !logic.prepositions.has(items[place - 1]!.lower)) {
      const { content, lower } = items[place - 1]!;
      if (!content && !roles.determiners.has(lower) && !logic.and.has(lower)) return false;
      place -= 1;
    }
    return place > 0 && logic.prepositions.has(items[place - 1]!.lower);
  }
}
