import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { contradictionAt } from "./shared/contradiction-at.ts";
import { isTight } from "./shared/is-tight.ts";
import { negationBalance } from "./shared/negation-balance.ts";
import { tellsApart } from "./shared/tells-apart.ts";

/** With less in common, several may well have done the same. */
const MIN_MATCHED = 4;
/** A title and a name. */
const LONGEST = 5;
/** A sentence on the claimed actor that shares this much of the rest may tell of the same deed. */
const MAX_SHARED = 0.4;
/** What names somebody is said a few times. */
const MOST_PLACES = 50;

export const otherActor: ContradictionRule = {
  id: "other-actor",
  kind: "contradiction",
  issueType: "ROLE",
  find: contradictedActor,
};

function contradictedActor(laid: LaidClaim): Contradiction | undefined {
  const { alignment, differences, matched, opening, otherWords, language } = laid;
  const { claim, source } = alignment;
  const [first] = otherWords;
  const last = otherWords.at(-1);
  if (first === undefined || last === undefined || otherWords.length !== differences.other.length) return undefined;
  if (first.claim !== opening || last.claim - first.claim >= LONGEST) return undefined;
  if (differences.added.length > 0 || matched < MIN_MATCHED || !isTight(alignment, first, last)) return undefined;
  const { logicAdded, logicChanged, functionAdded } = differences;
  if (logicAdded.length + logicChanged.length + functionAdded.length > 0 || negationBalance(laid) !== 0)
    return undefined;
  // What things cost, weigh or are holds for many of them; somebody does something.
  const { listLines, logic, restatements, roles } = language.judging;
  // "Ribera se adelantó", "Ruth had warned".
  const behind = claim.slice(last.claim + 1);
  const verb = behind.find(({ content, lower, helping }) => content || !(helping || roles.impersonal.has(lower)));
  if (verb === undefined || !verb.content || verb.capitalised || verb.value !== null) return undefined;
  // "Was sent off" tells of a deed; "is set to" of what may hold for many.
  const isDeed = (at: number) => {
    const { lower = "", content = false } = claim[at + 1] ?? {};
    const isDone = logic.perfect.has(claim[at]!.lower) && !roles.lightVerbs.has(lower);
    return content && isDone && restatements.participle.test(lower);
  };
  const tellsState = ({ lower }: StatementItem, at: number) =>
    listLines.carriers.has(lower) || (logic.copulas.has(lower) && !(isDeed(at) && at === last.claim + 1));
  if (claim.some(tellsState) || tellsApart(laid, first.source)) return undefined;
  if (actsUnnamed(laid, last.source)) return undefined;
  const actor = otherWords.map((pair) => claim[pair.claim]!);
  if (actor.some(({ stem }) => source.some((item) => item.stem === stem))) return undefined;
  // "Lead author Ingrid Lund", "co-author Rafael Quint": the name stands last, whatever the title.
  const isNamed = ({ claim: at, source: place }: ItemPair) =>
    laid.isOwnName(claim[at]!) && laid.isTheirName(source[place]!);
  const isTold = isNamed(last) && (otherWords.every(isNamed) || otherWords.filter(isNamed).length > 1);
  return isTold && isKnownForOther(laid, last.claim) ? contradictionAt(laid, first, last) : undefined;
}

/** "Nach einer Lehre bei dem Porträtisten Hugo Wendt eröffnete sie": in the sentence a pronoun acts, whoever is named. */
function actsUnnamed({ alignment: { source }, language }: LaidClaim, name: number): boolean {
  const { logic, roles } = language.judging;
  const isPronoun = ({ lower }: StatementItem) => logic.references.has(lower) && !roles.determiners.has(lower);
  return roles.wordOrder === "free" && source.slice(name + 1, name + 4).some(isPronoun);
}

/** True when the source speaks of somebody, and nowhere together with much of the rest of the claim. */
function isKnownForOther({ alignment: { claim }, source, sentence }: LaidClaim, name: number): boolean {
  const { places, words, ranges } = source;
  const deed = claim.slice(name + 1).filter(({ content, value }) => content && value === null);
  const rest = new Set(deed.map(({ stem }) => stem));
  const found = places.get(claim[name]!.stem) ?? [];
  if (found.length === 0 || found.length > MOST_PLACES) return false;
  return found.every((place) => {
    const { sentence: at } = words[place]!;
    if (at === sentence) return false;
    // What comes next may go on with a pronoun.
    const near = [at, at + 1].filter((one) => one !== sentence && one < ranges.length);
    const said = new Set(
      near.flatMap((one) => words.slice(ranges[one]!.from, ranges[one]!.to).map(({ stem }) => stem)),
    );
    return [...rest].filter((stem) => said.has(stem)).length <= MAX_SHARED * rest.size;
  });
}
