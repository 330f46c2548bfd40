import type { LanguagePack } from "../../../languages/language-pack.ts";
import type { LogicClass, LogicWord } from "../../../languages/parts/logic-words.ts";
import { perLanguage } from "../../../text/words/per-language.ts";
import type { ItemPair } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { areOfOneKind } from "../alignment/one-kind.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import { type AlignedSentence, isInValue } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import { stemsOf } from "../embedded/stems-of.ts";
import type { ComparedWord } from "../source-text.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { saysOpposite } from "./shared/are-opposed.ts";
import { comparesAsEqual } from "./shared/compares-as-equal.ts";
import { intersects } from "./shared/intersects.ts";
import { isNegation } from "./shared/negation-balance.ts";
import { isSame } from "./shared/places.ts";
import { isDeterminer, isSmall } from "./shared/role-words.ts";
import { isPronoun, type Roles, rolesAround } from "./shared/roles-around.ts";
import { comparesOtherwise, keepsParts, loneTurns } from "./shared/turns.ts";

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

const TURNING: ReadonlySet<LogicClass> = new Set(["time", "comparison"] as const);

/** Verbs around which nothing can be turned round, or that say too little by themselves. */
const unclearVerbsOf = perLanguage((language) => {
  const { mutual, lightVerbs } = language.judging.roles;
  return stemsOf(new Set([...mutual, ...lightVerbs]), language);
});

/**
 * Who did what to whom, turned round: around the same verb the one who acts in the claim is acted upon in the source,
 * or acts elsewhere in the same sentence while another one acts here. Only told where word order, the passive or small
 * words (den, a, by …) show it on both sides.
 */
function contradictedRoles(laid: LaidClaim): Contradiction | undefined {
  const { alignment, beside: pair, language } = laid;
  const sentenceLength = alignment.source.length;
  if (
    pair.overlap < MIN_OVERLAP ||
    pair.shared.size < 2 ||
    pair.claim.words.length > MAX_CLAIM_LENGTH ||
    sentenceLength > MAX_SENTENCE_LENGTH
  )
    return undefined;
  const cues = language.judging.roles;
  if (namesNoAgent(pair.claim, language) || comparesAsEqual(alignment.claim)) return undefined;
  // "Not by lightning": who did it not is no swap.
  if (comparesOtherwise(laid) || keepsParts(laid) || alignment.claim.some(isNegation)) return undefined;
  // "Half as many as B" beside "twice as many as A", "a day before" beside "a day later than".
  const isSaid = (item: StatementItem) => item.value === null || alignment.source.some((other) => isSame(item, other));
  const isTurn = ({ logic }: { readonly logic: LogicWord | undefined }) =>
    logic !== undefined && TURNING.has(logic.class);
  const isOther = alignment.claim.some(isTurn) && loneTurns(laid).some((logic) => isTurn({ logic }));
  if (isOther || !alignment.claim.every(isSaid)) return undefined;
  // "Im Basistarif" beside "im Premiumtarif": another thing.
  const isAnother = ({ claim, source }: ItemPair) => {
    const [own, theirs] = [alignment.claim[claim]!, alignment.source[source]!];
    return areOfOneKind(own, theirs) && !alignment.claim.some((item) => isSame(theirs, item));
  };
  if (laid.otherWords.some(isAnother)) return undefined;
  if (saysOpposite(alignment.claim, alignment.source, language)) return undefined;
  // "The church of Oberlauken" beside "Wiesbronn, whose church": of another one. Of "Hugo Terán" one name is enough.
  const isNamed = (item: StatementItem | undefined) =>
    item?.capitalised === true && alignment.source.some((one) => one.stem === item.stem);
  const isOtherName = (item: StatementItem, at: number) =>
    laid.isOwnName(item) &&
    laid.source.places.has(item.stem) &&
    ![item, alignment.claim[at - 1], alignment.claim[at + 1]].some(isNamed);
  const unclear = unclearVerbsOf(language);
  for (const verb of verbsOf(pair, language)) {
    const { stem } = pair.claim.words[verb.claim]!;
    if (unclear.has(stem)) continue;
    if (isOfPhrase(pair, verb, language) || isUnclear(pair, verb, language) || isBesideDeed(pair, verb, language))
      continue;
    const said = rolesAround(pair.claim, verb.claim, pair.shared, cues, language);
    // Nobody acts: then nothing can be turned round.
    if (said.agent.size === 0) continue;
    const meant = rolesAround(pair.source, verb.source, pair.shared, cues, language);
    // "Laden Sie den Akku": somebody who is not named acts.
    if (meant.clause.some((word) => isPronoun(word, language))) continue;
    // "Two cameras, whose cost the insurance will bear".
    if (meant.clause.some(({ lower }) => language.judging.restatements.whose.has(lower))) continue;
    if (isDenied(meant, language) || isOfSecondHalf(said, verb, pair, language)) continue;
    if (isToldOf(said.agent, meant, pair, language) || isByOrderOfThings(said, meant, laid)) continue;
    if (!isTurned(said, meant) && !isHandedBack(said, meant, pair) && !actsElsewhere(said, meant, pair, language))
      continue;
    const isClear = pair.overlap === 1 && pair.claim.words.length <= MAX_LENGTH_WITHOUT_NAMES;
    if (!(meant.named && said.named) && !isClear) continue;
    if (alignment.claim.some(isOtherName)) continue;
    return {
      claim: { start: 0, end: pair.claim.end - pair.claim.start },
      source: { start: pair.source.words[verb.source]!.start, end: pair.source.words[verb.source]!.end },
    };
  }
  return undefined;
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
  verb: { readonly source: number },
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

/**
 * What keeps roles from being read: another verb in front, "por" behind one that is no passive ("fichar por"), and a small word that
 * takes up the object put in front ("la luz la paga el inquilino").
 */
function isUnclear(
  { claim, source, shared }: AlignedSentence,
  at: { readonly claim: number; readonly source: number },
  language: LanguagePack,
): boolean {
  const { by, clitics, passive, wordOrder } = language.judging.roles;
  const { logic, restatements } = language.judging;
  const isOther = (word: ComparedWord) =>
    !word.stop && !word.number && isSmall(word, claim) && !shared.has(word.stem) && !isInValue(word, claim);
  if (claim.words.slice(0, at.claim).some(isOther)) return true;
  // "The music to words by Ann Lee".
  const isOfNoun = (place: number) =>
    by.has(claim.words[place]!.lower) &&
    claim.words[place + 1]?.capital === true &&
    !restatements.participle.test(claim.words[place - 1]?.lower ?? "");
  const isPassive = claim.words.some(({ lower }) => passive.has(lower));
  if (wordOrder === "fixed" && !isPassive && claim.words.some((_, place) => isOfNoun(place))) return true;
  return [
    { words: claim.words, verb: at.claim },
    { words: source.words, verb: at.source },
  ].some(({ words, verb }) => {
    if (by.has(words[verb + 1]?.lower ?? "") && !restatements.participle.test(words[verb]!.lower)) return true;
    const isVerb = (place: number) =>
      place === verb ||
      logic.words.get(words[place]?.lower ?? "")?.class === "modality" ||
      logic.perfect.has(words[place]?.lower ?? "");
    return words.some(({ lower }, place) => clitics.has(lower) && place < verb && isVerb(place + 1));
  });
}

/** "The ferry is commanded by Inga": where word order tells who acts, the deed of a passive is its participle. */
function isBesideDeed({ claim }: AlignedSentence, at: { readonly claim: number }, { judging }: LanguagePack): boolean {
  const { by, passive, wordOrder } = judging.roles;
  if (wordOrder === "free" || judging.restatements.participle.test(claim.words[at.claim]!.lower)) return false;
  const help = claim.words.findIndex(({ lower }) => passive.has(lower));
  return help >= 0 && claim.words.some(({ lower }, place) => place > help && by.has(lower));
}

/**
 * "Old cards", "paid directly": a word that has its neighbour with it on both sides may be an adjective or an adverb. Where
 * nouns have a capital, one before the word is no part of such a phrase.
 */
function isOfPhrase(
  { claim, source }: AlignedSentence,
  at: { readonly claim: number; readonly source: number },
  { names }: LanguagePack,
): boolean {
  return [-1, 1].some((step) => {
    const [own, theirs] = [claim.words[at.claim + step], source.words[at.source + step]];
    if (own === undefined || own.stop || own.number || own.stem !== theirs?.stem) return false;
    return step > 0 || names.capitalisedNouns === undefined || isSmall(own, claim);
  });
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

/**
 * Shared words that can be verbs: written small on both sides, the one sure sign where nouns have capitals, and with no
 * article or number before them ("the goal", "las gracias", "120 nurses").
 */
function* verbsOf(pair: AlignedSentence, language: LanguagePack): Generator<{ claim: number; source: number }> {
  for (let i = 0; i < pair.claim.words.length; i += 1) {
    const word = pair.claim.words[i]!;
    if (word.stop || word.number || !canBeVerb(pair.claim, i, language) || isInValue(word, pair.claim)) continue;
    const found = pair.source.words.findIndex(
      (other, at) => isSameVerb(other.stem, word.stem, language) && canBeVerb(pair.source, at, language),
    );
    if (found >= 0) yield { claim: i, source: found };
  }
}

function canBeVerb(span: ComparedSpan, at: number, language: LanguagePack): boolean {
  const before = span.words[at - 1];
  if (!isSmall(span.words[at]!, span) || language.judging.particles.has(span.words[at]!.lower)) return false;
  if (before === undefined) return true;
  // "The most frequent".
  if (language.judging.logic.words.get(before.lower)?.class === "comparison") return false;
  // "Two years of warranty", "en servicio".
  const { infinitive, prepositions } = language.judging.logic;
  const { lower } = span.words[at]!;
  if (prepositions.has(before.lower) && infinitive?.test(`${before.lower} ${lower}`) !== true) return false;
  // Where nouns have a capital, a small word behind a number may well be the verb ("mit 3:1 geschlagen").
  return !isDeterminer(before, language) && (language.names.capitalisedNouns !== undefined || !before.number);
}

/** Participles that carry a prefix lose more of their end: "retteten" and "gerettet" are one verb. */
function isSameVerb(a: string, b: string, { judging: { verbs } }: LanguagePack): boolean {
  if (a === b) return true;
  if (verbs === null) return false;
  const { front } = verbs.participle;
  return isParticipleOf(a, b, front) || isParticipleOf(b, a, front);
}

function isParticipleOf(participle: string, verb: string, front: string): boolean {
  if (!participle.startsWith(front)) return false;
  const root = participle.slice(front.length);
  return root.length >= MIN_ROOT && verb.length >= MIN_ROOT && (verb.startsWith(root) || root.startsWith(verb));
}

const MIN_ROOT = 3;
