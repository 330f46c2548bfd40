import type { CaseRecord } from "../../case-record.ts";
import type { FalseFact } from "./false-fact.ts";
import { ANY_OUTCOME, outcomeOf } from "./outcome-words.ts";
import { sentenceAt } from "./sentence-at.ts";
import { SMALL_NUMBER, smallNumber } from "./small-numbers.ts";

const VERB =
  "\\b(?:asks? for|asked for|calls? for|called for|demand(?:s|ed)?|requires?|required|exig(?:en|e|ia|ian|iam|em)|piden?|pedem?|pedian?|pediam|requieren?|requerem?|verlang(?:t|en|te|ten)|forder(?:t|n|te|ten)|sehen|sieht)\\b";
/** `asks for a block`, `verlangen eine Sperre`; in a German clause the verb may come last. */
const DEMAND = new RegExp(
  `(?<verb>${VERB}) (?:(?:an?|the|una?|uma?|el|la|o|eine?n?|nur|only|solo|apenas|\\w{4,12}(?:al|ght|te|ige|iche|ue)) ){0,2}(?:${ANY_OUTCOME})`,
  "g",
);
const POLICY = /\b(?:polic(?:y|ies)|politicas?|richtlinien?|fp-\d+)\b/;
const ALL =
  /\b(?:all|every|each|both|todas?|ambas|cada|alle|jede|beide|samtliche|(?<!de )las (?:dos|tres|cuatro|cinco))\b/;
/** `four of them`: what was counted before is another number. */
const PART = new RegExp(
  `\\b(${SMALL_NUMBER}) (?:of (?:them|these|those|which)|delas|de (?:ellas|estas|las cuales)|davon|von ihnen)\\b`,
);
const NONE = /\b(?:none|neither|no|ninguna|nenhuma|keine)\b/;
const REST = /\b(?:others?|rest|otras|demas|outras|demais|ubrigen|anderen)\b/;

/** What the prose says the policies ask for, where they ask for something else. */
export function wrongDemands(plain: string, { policies }: CaseRecord): FalseFact[] {
  const known = (policies ?? []).flatMap(({ policy_id, action }) =>
    action === undefined ? [] : [{ id: policy_id.toLowerCase(), action }],
  );
  // Without what each of them asks for nothing can be said of all.
  if (known.length === 0 || known.length !== policies?.length) return [];
  return [...plain.matchAll(DEMAND)].flatMap((match) => {
    const { start } = sentenceAt(plain, match.index);
    const before = plain.slice(start, match.index);
    if (!POLICY.test(before) && !known.some(({ id }) => before.includes(id))) return [];
    const outcome = outcomeOf(match);
    const count = known.filter(({ action }) => action === outcome).length;
    const subject = before
      .slice(-56)
      .split(/,(?! y | e | and | und )|\b(?:while|mientras|wahrend|enquanto)\b/)
      .at(-1)!;
    if (isBorneOut()) return [];
    const end = match.index + match[0].length;
    return [{ start: end - match.groups![outcome]!.length, end, element: "policy_action" }];

    function isBorneOut(): boolean {
      if (NONE.test(subject)) return count === 0;
      if (REST.test(subject)) return count > 0;
      if (ALL.test(subject)) return count === known.length;
      const named = known.filter(({ id }) => subject.includes(id));
      const last = Math.max(...named.map(({ id }) => subject.lastIndexOf(id)));
      if (named.length > 0) return named.find(({ id }) => subject.lastIndexOf(id) === last)!.action === outcome;
      const part = PART.exec(subject)?.[1];
      if (part !== undefined) return count >= smallNumber(part)!;
      const number = subject.split(/[^\p{L}\p{N}]+/u).flatMap((word) => smallNumber(word) ?? [])[0];
      return POLICY.test(subject) || number !== undefined ? count >= (number ?? 1) : true;
    }
  });
}
