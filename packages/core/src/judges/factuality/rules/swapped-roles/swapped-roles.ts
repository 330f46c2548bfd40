import type { LanguagePack } from "../../../../languages/language-pack.ts";
import type { LogicClass, LogicWord } from "../../../../languages/parts/logic-words.ts";
import type { ItemPair } from "../../alignment/align-items.ts";
import type { LaidClaim } from "../../alignment/laid-claim.ts";
import { areOfOneKind } from "../../alignment/one-kind.ts";
import type { StatementItem } from "../../alignment/statement-item.ts";
import type { ComparedSpan } from "../../embedded/compared-span.ts";
import type { ComparedWord } from "../../source-text.ts";
import type { Contradiction, ContradictionRule } from "../rule.ts";
import { saysOpposite } from "../shared/are-opposed.ts";
import { comparesAsEqual } from "../shared/compares-as-equal.ts";
import { isNegation } from "../shared/negation-balance.ts";
import { isSame } from "../shared/places.ts";
import { rolesAround } from "../shared/roles-around.ts";
import { comparesOtherwise, keepsParts, loneTurns } from "../shared/turns.ts";
import { areTurned } from "./are-turned.ts";
import { isReadable } from "./is-readable.ts";
import { type SharedVerb, sharedVerbs } from "./shared-verbs.ts";
import { isToldOtherwise } from "./told-otherwise.ts";

const MIN_OVERLAP = 0.75;
/** In long sentences the words around a verb belong to too many other phrases. */
const MAX_CLAIM_LENGTH = 14;
/** Captions glued into one sentence tell of many deeds. */
const MAX_SENTENCE_LENGTH = 60;
/** Without names on both sides only short claims are clear enough, of which the sentence has every word. */
const MAX_LENGTH_WITHOUT_NAMES = 11;

export const swappedRoles: ContradictionRule = {
  id: "swapped-roles",
  kind: "contradiction",
  issueType: "ROLE",
  find: contradictedRoles,
};

/**
 * Who did what to whom, turned round: around the same verb the one who acts in the claim is acted upon in the source,
 * or acts elsewhere in the same sentence while another one acts here. Only told where word order, the passive or small
 * words (den, a, by …) show it on both sides.
 */
function contradictedRoles(laid: LaidClaim): Contradiction | undefined {
  const { beside: pair, language } = laid;
  if (!isComparable(laid) || namesNoAgent(pair.claim, language) || saysMoreThanRoles(laid)) return undefined;
  for (const verb of sharedVerbs(pair, language)) {
    if (!isReadable(verb, pair, language) || !isTurnedAround(verb, laid)) continue;
    if (namesAnother(laid)) continue;
    return {
      claim: { start: 0, end: pair.claim.end - pair.claim.start },
      source: { start: pair.source.words[verb.source]!.start, end: pair.source.words[verb.source]!.end },
    };
  }
  return undefined;
}

function isComparable({ alignment, beside: { overlap, shared, claim } }: LaidClaim): boolean {
  if (overlap < MIN_OVERLAP || shared.size < 2) return false;
  return claim.words.length <= MAX_CLAIM_LENGTH && alignment.source.length <= MAX_SENTENCE_LENGTH;
}

/** True when more changed than who acts: another value, another thing, another comparison. */
function saysMoreThanRoles(laid: LaidClaim): boolean {
  const { claim, source } = laid.alignment;
  // "Not by lightning": who did it not is no swap.
  if (comparesAsEqual(claim) || comparesOtherwise(laid) || keepsParts(laid) || claim.some(isNegation)) return true;
  // "Half as many as B" beside "twice as many as A", "a day before" beside "a day later than".
  const isTurn = ({ logic }: { readonly logic: LogicWord | undefined }) =>
    logic !== undefined && TURNING.has(logic.class);
  if (claim.some(isTurn) && loneTurns(laid).some((logic) => isTurn({ logic }))) return true;
  const isSaid = (item: StatementItem) => item.value === null || source.some((other) => isSame(item, other));
  if (!claim.every(isSaid)) return true;
  // "Im Basistarif" beside "im Premiumtarif": another thing.
  const isAnother = (pair: ItemPair) => {
    const [own, theirs] = [claim[pair.claim]!, source[pair.source]!];
    return areOfOneKind(own, theirs) && !claim.some((item) => isSame(theirs, item));
  };
  return laid.otherWords.some(isAnother) || saysOpposite(claim, source, laid.language);
}

const TURNING: ReadonlySet<LogicClass> = new Set(["time", "comparison"] as const);

function isTurnedAround(verb: SharedVerb, laid: LaidClaim): boolean {
  const { beside: pair, language } = laid;
  const cues = language.judging.roles;
  const said = rolesAround(pair.claim, verb.claim, pair.shared, cues, language);
  // Nobody acts: then nothing can be turned round.
  if (said.agent.size === 0) return false;
  const meant = rolesAround(pair.source, verb.source, pair.shared, cues, language);
  if (isToldOtherwise(said, meant, verb, laid) || !areTurned(said, meant, pair, language)) return false;
  const isClear = pair.overlap === 1 && pair.claim.words.length <= MAX_LENGTH_WITHOUT_NAMES;
  return isClear || (meant.named && said.named);
}

/** "The church of Oberlauken" beside "Wiesbronn, whose church": of another one. Of "Hugo Terán" one name is enough. */
function namesAnother({ alignment: { claim, source }, isOwnName, source: { places } }: LaidClaim): boolean {
  const isNamed = (item: StatementItem | undefined) =>
    item?.capitalised === true && source.some((one) => one.stem === item.stem);
  return claim.some(
    (item, at) => isOwnName(item) && places.has(item.stem) && ![item, claim[at - 1], claim[at + 1]].some(isNamed),
  );
}

/** "Plastic was found in …", "se halló plástico": what stands before or behind such a verb does not act. */
function namesNoAgent({ words }: ComparedSpan, { judging }: LanguagePack): boolean {
  const { passive, participle, impersonal, by } = judging.roles;
  // "Se aprueban por unanimidad".
  const isActor = (word: ComparedWord | undefined) => word?.stop === true || word?.capital === true;
  if (words.some((word, at) => by.has(word.lower) && isActor(words[at + 1]))) return false;
  if (words.some((word) => impersonal.has(word.lower))) return true;
  if (words.some((word) => by.has(word.lower))) return false;
  return words.some(
    ({ lower }, at) =>
      passive.has(lower) &&
      (participle === null
        ? words.some((word) => judging.restatements.participle.test(word.lower))
        : participle.test(words[at + 1]?.lower ?? "")),
  );
}
