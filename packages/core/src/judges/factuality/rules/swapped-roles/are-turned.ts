import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { AlignedSentence } from "../../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import type { ComparedWord } from "../../source-text.ts";
import { intersects } from "../shared/intersects.ts";
import { isSmall } from "../shared/role-words.ts";
import type { Roles } from "../shared/roles-around.ts";

/** True when the one who acts in the claim is acted upon in the sentence, or another one acts there instead. */
export function areTurned(said: Roles, meant: Roles, pair: AlignedSentence, language: LanguagePack): boolean {
  return isTurned(said, meant) || isHandedBack(said, meant, pair) || actsElsewhere(said, meant, pair, language);
}

function isTurned(said: Roles, meant: Roles): boolean {
  if (meant.agent.size === 0 || intersects(said.agent, meant.agent)) return false;
  if (!intersects(said.agent, meant.patient)) return false;
  // "The branch will close" is what "the library will close its branch" says.
  if (said.patient.size === 0 && said.receiver.size === 0) return false;
  // "Its rival" may be acted upon on both sides; what counts is that nobody else is.
  const left = [...said.patient].filter((stem) => !said.agent.has(stem) && !meant.agent.has(stem));
  return intersects(said.patient, meant.agent) || left.every((stem) => meant.patient.has(stem));
}

/** Giver and receiver, or the two sides of a comparison, have changed places: "lost to Ghent" beside "Ghent lost to". */
function isHandedBack(said: Roles, meant: Roles, { source }: AlignedSentence): boolean {
  if (meant.agent.size === 0 || intersects(said.agent, meant.agent)) return false;
  const isName = (stem: string) => source.words.some((word) => word.stem === stem && word.capital);
  for (const stem of said.agent) if (isName(stem) && !meant.receiver.has(stem)) return false;
  return intersects(said.agent, meant.receiver) && intersects(meant.agent, said.receiver);
}

/** Another one acts in the source, and the claim's actor does so only in another part of the sentence. */
function actsElsewhere(
  said: Roles,
  meant: Roles,
  { source, shared }: AlignedSentence,
  language: LanguagePack,
): boolean {
  if (!meant.named || !intersects(said.patient, meant.patient) || lacksActor(meant, source, language)) return false;
  // "The landlord pays for the heating, the tenant for the power": what the claim tells stands outside that clause.
  const isBeyond = ({ stem, stop }: ComparedWord) =>
    !stop && shared.has(stem) && !said.agent.has(stem) && !meant.clause.some((word) => word.stem === stem);
  if (said.clause.some(isBeyond)) return false;
  const names = new Set(source.words.filter((word) => word.capital && !word.stop).map((word) => word.stem));
  for (const stem of said.agent) {
    if (!names.has(stem) || !shared.has(stem) || meant.clause.some((word) => word.stem === stem)) return false;
  }
  return true;
}

/** ", bleibt dem Betrieb erhalten", "behält sich vor, den Beitrag anzuheben": who acts stands before the comma. */
function lacksActor({ clause }: Roles, source: ComparedSpan, { judging }: LanguagePack): boolean {
  const first = clause[0];
  if (first === undefined || first === source.words[0]) return false;
  const { logic, roles } = judging;
  const isVerb =
    !first.capital && !first.number && ![roles.determiners, logic.prepositions].some((words) => words.has(first.lower));
  if (isVerb && roles.wordOrder === "free") return true;
  const isInfinitive = (word: ComparedWord, at: number) =>
    at > 0 && isSmall(word, source) && logic.infinitive?.test(`${clause[at - 1]!.lower} ${word.lower}`) === true;
  return clause.some(isInfinitive);
}
