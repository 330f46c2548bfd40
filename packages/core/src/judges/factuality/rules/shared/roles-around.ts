import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { RoleCues } from "../../../../languages/parts/roles.ts";
import { isInValue } from "../../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import type { ComparedWord } from "../../source-text.ts";
import { clauseAround, isInGap } from "./clause-around.ts";
import { nounGroups, orderNouns } from "./noun-order.ts";
import { cueOf, isDeterminer, isSmall, type Mark } from "./role-words.ts";

/** Who acts and who is acted upon around one verb, as stems. */
export interface Roles {
  readonly agent: ReadonlySet<string>;
  readonly patient: ReadonlySet<string>;
  /** Whom or what the deed goes to or comes from. */
  readonly receiver: ReadonlySet<string>;
  /** True with a name among all words before the verb of the clause, whether the other side mentions it or not. */
  readonly named: boolean;
  /** Told by the order of two words without articles around a verb that fits both. */
  readonly byOrder: boolean;
  /** The words of the clause. */
  readonly clause: readonly ComparedWord[];
}

/** Reads who acts and who is acted upon around a verb, from word order, the passive and small words. */
export function rolesAround(
  span: ComparedSpan,
  verb: number,
  shared: ReadonlySet<string>,
  cues: RoleCues,
  language: LanguagePack,
): Roles {
  const clause = clauseAround(span, verb);
  const { from, to } = clause;
  const words = span.words;
  const passive = hasPassive(words, verb, from, to, language);
  const before = new Set<string>();
  const after = new Set<string>();
  const agent = new Set<string>();
  const patient = new Set<string>();
  const receiver = new Set<string>();
  let mark: Mark | undefined;
  let isActorFirst = false;
  let isOpenNext = false;
  let byOrder = false;
  let actor = "";
  let isOpenActor = false;
  for (let i = from; i < to; i += 1) {
    const word = words[i]!;
    if (i === verb || isInGap(clause, i)) {
      mark = undefined;
      continue;
    }
    if (isInValue(word, span)) {
      // "De una curtiduría", "al tercer piso": the noun stands behind it.
      if (mark === "subject" || words[i + 1]?.stop !== false || isInValue(words[i + 1]!, span)) mark = undefined;
      continue;
    }
    const held = mark !== undefined && mark !== "subject";
    if (held && isDeterminer(word, language) && cueOf(words[i - 1]!, cues) !== undefined) continue;
    const cue = cueOf(word, cues);
    if (cue !== undefined) {
      // "die Besatzung der Aurora": behind a noun the article is a genitive and belongs to what stands before it.
      const isGenitive = cue === "subject" && i > from && words[i - 1]!.capitalised && i - 1 !== verb;
      // "dankte der Richterin": only the first one acts, the next one is a dative.
      const isNext = cue === "subject" && agent.size > 0;
      // "Der Beklagten unterlag der Kläger".
      isOpenActor ||= isNext && !isGenitive && cues.openEnding?.test(actor) === true;
      if (!isGenitive) mark = isNext ? "object" : cue;
      continue;
    }
    if (word.stop) {
      if (!held && !isDeterminer(word, language)) mark = undefined;
      continue;
    }
    // "El día 20".
    if (!shared.has(word.stem) || (i < verb && words[i + 1]?.number === true && i + 1 < verb)) continue;
    if (language.names.capitalisedNouns !== undefined && isSmall(word, span)) continue;
    if (mark === "by") (passive ? agent : receiver).add(word.stem);
    else if (mark === "object") patient.add(word.stem);
    else if (mark === "subject") {
      (passive ? patient : agent).add(word.stem);
      isActorFirst ||= i < verb;
      actor = word.lower;
    } else if (mark === "toward") receiver.add(word.stem);
    else if (mark !== "other") {
      isOpenNext ||= i > verb && patient.size === 0;
      (i < verb ? before : after).add(word.stem);
    }
  }
  if (passive) for (const stem of before) patient.add(stem);
  else if (cues.wordOrder === "free") {
    // Then the order alone tells less: it counts where no article shows who acts and who is acted upon.
    const open = [...before, ...after];
    // "Der Firma gewährte die Bank den Kredit": with all three told, the first may be the one who gets it.
    if (isOpenActor || (patient.size > 0 && isActorFirst && isOpenNext)) agent.clear();
    if (patient.size > 0 && agent.size === 0) for (const stem of open) agent.add(stem);
    else if (agent.size > 0 && patient.size === 0) for (const stem of open) patient.add(stem);
    else if (agent.size === 0 && patient.size === 0) {
      const groups = nounGroups(span, clause, language);
      // What did not happen often stands in front: "Eine Entschädigung zahlte die Firma nicht."
      const isNegated = words.slice(from, to).some(({ lower }) => isFronting(lower, language));
      if (!isNegated) orderNouns(groups, from, shared, agent, patient);
      const [first, second] = groups;
      const isOpenVerb = cues.openEnding?.test(words[(first?.at ?? 0) + 1]?.lower ?? "") === true;
      byOrder = agent.size > 0 && isOpenVerb && first!.isBare && second?.isBare === true;
      if (agent.size === 0 && receiver.size > 0 && (groups[0]?.canAct === true || groups[1]?.isBare !== true))
        for (const stem of groups[0]?.stems ?? []) if (shared.has(stem)) agent.add(stem);
    }
  } else {
    for (const stem of before) if (!patient.has(stem)) agent.add(stem);
    for (const stem of after) if (!agent.has(stem)) patient.add(stem);
  }
  const named = words.slice(from, verb).some((word) => word.capital && !word.stop && !word.number);
  return { agent, patient, receiver, named, byOrder, clause: words.slice(from, to) };
}

function hasPassive(
  words: readonly ComparedWord[],
  verb: number,
  from: number,
  to: number,
  { judging: { logic, roles: cues, restatements } }: LanguagePack,
): boolean {
  let auxiliary = false;
  let by = false;
  // "Steht im Keller von Haus C und wird von …": what follows is another verb's.
  const isApart = (at: number) => words.slice(verb, at).some(({ lower }) => logic.and.has(lower));
  for (let i = from; i < to; i += 1) {
    if (cues.passive.has(words[i]!.lower) && !isApart(i)) auxiliary = true;
    if (cues.by.has(words[i]!.lower)) by = true;
  }
  // "A man shot by police", "acompañados por": the participle with "by" is passive without its auxiliary, too.
  const isLed = words.slice(verb + 1, verb + 3).some((word) => cues.by.has(word.lower));
  return by && (auxiliary || (isLed && restatements.participle.test(words[verb]!.lower)));
}

/** "Eine Entschädigung zahlte die Firma nicht", "die Sauna dürfen nur Mitglieder nutzen". */
function isFronting(lower: string, { judging }: LanguagePack): boolean {
  return judging.negations.has(lower) || judging.logic.words.get(lower)?.class === "only";
}

/** "Laden Sie den Akku", "die Karten schickt Ihnen Frau Voss": a pronoun behind the verb acts, or tells that the order is turned. */
export function isPronoun(word: ComparedWord | undefined, { judging }: LanguagePack): boolean {
  if (judging.roles.wordOrder !== "free") return false;
  return (
    word !== undefined &&
    judging.logic.references.has(word.lower) &&
    !judging.roles.determiners.has(word.lower) &&
    !judging.logic.possessives.has(word.lower)
  );
}
