import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { AlignedSentence } from "../../embedded/aligned-sentence.ts";
import { isPronoun, type Roles } from "../shared/roles-around.ts";
import type { SharedVerb } from "./shared-verbs.ts";

/** True where the roles around a verb differ for another reason than that somebody turned them round. */
export function isToldOtherwise(said: Roles, meant: Roles, verb: SharedVerb, laid: LaidClaim): boolean {
  const { beside: pair, language } = laid;
  // "Laden Sie den Akku": somebody who is not named acts.
  if (meant.clause.some((word) => isPronoun(word, language))) return true;
  // "Two cameras, whose cost the insurance will bear".
  if (meant.clause.some(({ lower }) => language.judging.restatements.whose.has(lower))) return true;
  if (isDenied(meant, language) || isOfSecondHalf(said, verb, pair, language)) return true;
  return isToldOf(said.agent, meant, pair, language) || isByOrderOfThings(said, meant, laid);
}

/** "Katzen dürfen Mieter halten": where order is free, it tells who acts among names alone. */
function isByOrderOfThings(said: Roles, meant: Roles, { alignment, isOwnName }: LaidClaim): boolean {
  if (!said.byOrder && !meant.byOrder) return false;
  const isRole = ({ stem }: StatementItem) => said.agent.has(stem) || said.patient.has(stem);
  return alignment.claim.some((item) => item.content && isRole(item) && !isOwnName(item));
}

/** "Den Beschluss fasste nicht der Kreistag, sondern der Aufsichtsrat". */
function isDenied({ clause }: Roles, { judging }: LanguagePack): boolean {
  const { prepositions, words } = judging.logic;
  return clause.some(({ lower }) => words.get(lower)?.class === "negation" && !prepositions.has(lower));
}

/**
 * "Won the men's final and lost the women's", "Tait commands the Skelda ferry and Inga the Burrafirth one": the claim tells of what
 * stands in the second half, or the one who acts in it stands there, with what it is done to behind.
 */
function isOfSecondHalf(
  said: Roles,
  verb: SharedVerb,
  { shared, source: { words } }: AlignedSentence,
  { judging: { logic } }: LanguagePack,
): boolean {
  const half = words.findIndex(({ lower }, at) => at > verb.source && (logic.and.has(lower) || logic.but.has(lower)));
  if (half < 0) return false;
  const isRole = (stem: string) => said.agent.has(stem) || said.patient.has(stem) || said.receiver.has(stem);
  const isThere = (stem: string) => words.findIndex((word) => word.stem === stem) > half;
  if (said.clause.some(({ stem, stop }) => !stop && shared.has(stem) && !isRole(stem) && isThere(stem))) return true;
  const actor = words.findIndex(({ stem }, at) => at > half && said.agent.has(stem));
  return actor >= 0 && words.some(({ stem }, at) => at > actor && said.patient.has(stem));
}

/** "A dealer, who defends her brother": the clause opens with a word for the one before its comma. */
function isToldOf(
  agent: ReadonlySet<string>,
  { clause: [first, next] }: Roles,
  { source: { words } }: AlignedSentence,
  { judging, names }: LanguagePack,
): boolean {
  if (first === undefined || !judging.logic.references.has(first.lower)) return false;
  if (names.capitalisedNouns !== undefined && next?.capitalised === true) return false;
  return agent.has(words[words.indexOf(first) - 1]?.stem ?? "");
}
