import type { LogicClass, LogicWord } from "../../../languages/parts/logic-words.ts";
import { isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";
import { isBareNoun } from "./shared/bare-noun.ts";

export const droppedQualifier: ObjectionRule = {
  id: "dropped-qualifier",
  kind: "objection",
  issueType: null,
  objects: dropsQualifier,
};

function dropsQualifier(laid: LaidClaim): boolean {
  const { alignment, differences } = laid;
  const { source, pairs } = alignment;
  const isSaid = (at: number) => pairs.some((pair) => pair.source === at && !isLoose(pair.match));
  // "The day after the payment" is not the day of the payment.
  const keepsObject = (at: number) => {
    const next = source.findIndex((item, place) => place > at && item.content);
    return isRelating(source[at]!.logic!) && pairs.some((pair) => pair.source === next);
  };
  // ", which should have started in December,": said in passing, of another time or thing.
  const inPassing = new Set(
    differences.runs
      .filter((run) => source[run[0]!]!.gapBefore !== "none" && source[run.at(-1)! + 1]?.gapBefore !== "none")
      .flat(),
  );
  // "Only after 18 months" is after 18 months as well.
  const bindsTime = (at: number) => {
    const next = source.findIndex((item, place) => place > at && item.content);
    const isMet = (place: number) => pairs.some((pair) => pair.source === place && pair.match !== "other");
    return (
      source[at]!.logic!.class === "only" &&
      source[next]?.value != null &&
      source.slice(at + 1, next + 1).every((item, step) => item.gapBefore === "none" && isMet(at + 1 + step))
    );
  };
  const isInPassing = (at: number) => inPassing.has(at) && !BINDING.has(source[at]!.logic!.class);
  return (
    dropsException(laid) ||
    dropsOthers(laid) ||
    dropsKind(laid) ||
    dropsTerm(laid) ||
    dropsSeason(laid) ||
    differences.logicSkipped.some(
      (at) =>
        !isInPassing(at) &&
        !bindsTime(at) &&
        (isDecisive(source[at]!.logic!) || keepsObject(at)) &&
        !(source[at]!.aside && !isSaid(at + 1)),
    )
  );
}

/** "All the rooms but two are let", "with one exception": all of them are not, wherever in the sentence that stands. */
function dropsException({ alignment, language, opening, sentence, source, span }: LaidClaim): boolean {
  const { excepting } = language.judging.logic;
  const isAll = ({ logic }: StatementItem) => logic?.class === "quantifier" && logic.sense === "a";
  const { claim, last } = alignment;
  // "Alle Brote sind aus Sauerteig, nur das Toastbrot nicht", "keine …, lediglich die in Orlach".
  const opensWithAll = claim.slice(0, opening).some((item) => isAll(item) || item.logic?.class === "negation");
  const isBound = ({ logic }: StatementItem) => logic !== undefined && BINDING.has(logic.class);
  if (opensWithAll && alignment.source.slice(last + 1).some(isBound)) return true;
  if (!opensWithAll && !claim.some(isAll)) return false;
  return excepting.test(source.sentences[sentence]!.text) && !excepting.test(span.text);
}

/** "All other members pay", "every other Friday": not all of them, and not every one. */
function dropsOthers({ alignment: { claim, source, pairs, skipped }, language }: LaidClaim): boolean {
  const { others } = language.judging.logic;
  return skipped.some((at) => {
    const noun = pairs.find((pair) => pair.source === at + 1 && claim[pair.claim]!.content);
    if (noun === undefined || !others.has(source[at]!.lower)) return false;
    // "The other two winners" are two winners.
    const { value } = claim[noun.claim]!;
    return value === null || !("quantity" in value);
  });
}

/** "Confidential files must not be taken home": of files that are not confidential it says nothing. */
function dropsKind(laid: LaidClaim): boolean {
  const { alignment, language, opening } = laid;
  const { claim, source, pairs } = alignment;
  const { met } = laid;
  const { telling } = language.judging.logic;
  const isRule = claim.some(({ logic }) => logic?.class === "modality" || logic?.class === "negation");
  const largeNouns = language.names.capitalisedNouns !== undefined;
  const { determiners, belonging } = language.judging.roles;
  // Where nouns are large, an adjective is not, and what stands before it is an article or none.
  const isBare = (noun: number) => {
    if (!largeNouns) return isBareNoun(noun, laid);
    const lead = source[noun - 2];
    const isAdjective = !source[noun - 1]!.capitalised && source[noun]!.capitalised;
    return (
      isAdjective && (lead === undefined || !(lead.content || determiners.has(lead.lower) || belonging.has(lead.lower)))
    );
  };
  return pairs.some((pair) => {
    const before = source[pair.source - 1];
    if (isLoose(pair.match) || before === undefined || source[pair.source]!.gapBefore !== "none") return false;
    if (!isRule && pair.claim !== opening) return false;
    const isDropped =
      before.content && before.value === null && !met.has(pair.source - 1) && !telling.has(before.lower);
    if (!isDropped || !isBare(pair.source)) return false;
    // "Gothenburg's new bridge", "the Hale bridge" is one thing.
    return !/['’]s$/u.test(before.text) && (pair.source === 1 || !laid.isTheirName(before));
  });
}

/** "Can cancel after a year with three months' notice": what is allowed or due from some time on is not before it. */
function dropsTerm({ alignment: { claim, source }, differences, met }: LaidClaim): boolean {
  if (!claim.some(({ logic }) => logic?.class === "modality")) return false;
  return differences.logicSkipped.some((at) => {
    const { logic } = source[at]!;
    const next = source.findIndex((item, place) => place > at && item.content);
    return logic?.class === "time" && TERMS.includes(logic.sense) && next >= 0 && !met.has(next);
  });
}

/** "The museum closes at 6 pm in winter": a figure, a day or a right that holds for a part of the year need not hold in the rest. */
function dropsSeason({ alignment: { claim, source, last }, language, met }: LaidClaim): boolean {
  const { and, but, prepositions, seasons, tenses } = language.judging.logic;
  if (!claim.some(({ logic, value }) => value !== null || logic?.class === "modality")) return false;
  const end = source.findIndex(
    ({ gapBefore, lower }, at) => at > last && (gapBefore !== "none" || and.has(lower) || but.has(lower)),
  );
  const clause = source.slice(0, end < 0 ? source.length : end);
  // Unlike "last winter", "every winter", "in winter 2019".
  const isSeason = ({ lower }: StatementItem, at: number) =>
    seasons.has(lower) &&
    !/^\d/u.test(clause[at + 1]?.text ?? "") &&
    !met.has(at) &&
    [at - 1, at - 2].some((place) => prepositions.has(clause[place]?.lower ?? ""));
  if (!clause.some(isSeason) || claim.some(({ lower }) => seasons.has(lower))) return false;
  const isPast = ({ capitalised, lower, value }: StatementItem) =>
    tenses?.was.has(lower) || (!capitalised && value === null && tenses?.past.test(lower));
  return !clause.some(isPast);
}

/** "After", "before", "from". */
const TERMS = "abf";

/** "Has yet to be ordered." */
function isDecisive(word: LogicWord): boolean {
  return DECISIVE.has(word.class) || (word.class === "phase" && word.sense === "y");
}

/** "After", "against": small words that turn what follows them into something else. */
function isRelating(word: LogicWord): boolean {
  return word.class === "time" || (word.class === "relation" && word.sense === "g");
}

/** Small words that bind the rest also from between two commas. */
const BINDING: ReadonlySet<LogicClass> = new Set(["negation", "exception", "condition", "only"] as const);

/** Small words whose absence makes another statement of the rest. */
const DECISIVE: ReadonlySet<LogicClass> = new Set([
  "negation",
  "exception",
  "condition",
  "only",
  "modality",
  "quantifier",
  "comparison",
] as const);
