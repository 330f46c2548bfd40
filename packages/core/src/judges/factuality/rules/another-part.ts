import type { LanguagePack } from "../../../languages/language-pack.ts";
import { atOnce } from "../../../ports/steps.ts";
import { type Alignment, alignItems, isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { Contradiction, ContradictionRule } from "./rule.ts";
import { keepsParts } from "./shared/turns.ts";

type Row = readonly StatementItem[];

/** A claim of fewer shared words says too little to be told of one thing only. */
const MIN_MATCHED = 3;
const MIN_MATCHED_WITH_VALUE = 2;
/** A name with its title and its kind. */
const LONGEST = 5;
/** In longer sentences a word may stand for something else each time. */
const MAX_ITEMS = 70;

export const anotherPart: ContradictionRule = {
  id: "another-part",
  kind: "contradiction",
  issueType: "ROLE",
  find: (laid) => {
    const found = toldOfAnother(laid);
    return found === undefined || keepsParts(laid) ? undefined : found;
  },
};

/** What one part of a sentence says of one thing, told of another one that the sentence names beside it. */
function toldOfAnother({ plain: { claim, source }, language, span }: LaidClaim): Contradiction | undefined {
  const { also } = language.judging.logic;
  if (source.length > MAX_ITEMS || source.some(({ lower }) => also.has(lower))) return undefined;
  const isSaid = (item: StatementItem, row: Row) => row.some((other) => isSame(item, other));
  if (!claim.every((item) => !item.content || isSaid(item, source))) return undefined;
  for (const part of partsOf(source)) {
    const own = replacedIn(atOnce(alignItems(claim, part)), language);
    const outside = source.filter((item) => !part.includes(item));
    if (own === undefined || !isNamedIn(own.claim, outside)) continue;
    // "Winter Harvest, a piece set in a village": the part says what the thing before it is.
    const before = source.slice(0, source.indexOf(part[0]!)).slice(-own.claim.length);
    // "Oberlauken, a village in the south, counts 412 people": "counts" stands for "has", not for another thing.
    const isVerb = own.source.length === 1 && own.source[0] === part[0] && own.hasVerb;
    // "Stiffly beaten" is no thing in the place of "the egg white", where nouns are large.
    const isThing = ({ capitalised, content }: StatementItem) => content && capitalised;
    if (language.names.capitalisedNouns !== undefined && own.claim.some(isThing) && !own.source.some(isThing)) continue;
    // "Whose sister ran it": of the one herself that says nothing.
    if (language.judging.restatements.whose.has(own.source[0]!.lower) || isOfOneList(own, source, language)) continue;
    const isApposed = language.judging.roles.determiners.has(part[0]!.lower) && part.indexOf(own.source[0]!) <= 2;
    if (isVerb || (isApposed && isNamedIn(own.claim, before))) continue;
    // "At the show" is no other thing in the place of "for her roses", unless it is denied: "in the hall, no longer at the till".
    if (!own.isLedAlike && !outside.some(isDenial)) continue;
    return {
      claim: { start: own.claim[0]!.start - span.start, end: own.claim.at(-1)!.end - span.start },
      source: { start: own.source[0]!.start, end: own.source.at(-1)!.end },
    };
  }
  return undefined;
}

/**
 * The parts of a sentence between its commas, and those that go on behind what is said in passing: "The old tower, built in
 * 1871, is open". "And" may join words as well as statements.
 */
function partsOf(source: Row): Row[] {
  const isJoin = ({ logic }: StatementItem) => logic?.class === "cause" && logic.sense === "w";
  const starts = source.flatMap((item, at) => (at === 0 || item.gapBefore !== "none" || isJoin(item) ? [at] : []));
  const parts = starts.map((from, at) => source.slice(from, starts[at + 1]));
  const opens = (item: StatementItem | undefined) => item !== undefined && item.gapBefore === "comma" && !isJoin(item);
  const goingOn = parts.flatMap((part, at) => {
    const last = parts[at + 2] ?? [];
    return opens(parts[at + 1]?.[0]) && opens(last[0]) && last[0]!.helping ? [[...part, ...last]] : [];
  });
  return [...parts, ...goingOn];
}

/** The one run of a claim, and what stands in its place, where a part of a sentence says all the rest in the same way. */
function replacedIn(
  { claim, source, pairs }: Alignment,
  { judging }: LanguagePack,
): { claim: Row; source: Row; isLedAlike: boolean; hasVerb: boolean } | undefined {
  const sure = pairs.filter((pair) => !isLoose(pair.match) && pair.match !== "synonym");
  const met = new Set(sure.map((pair) => pair.claim));
  const found = new Set(sure.map((pair) => pair.source));
  const open = claim.flatMap((item, at) => (item.content && !met.has(at) ? [at] : []));
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined || last - first >= LONGEST) return undefined;
  if (claim.slice(first, last + 1).some(({ value }, at) => value !== null || met.has(first + at))) return undefined;
  if (isHeadless(claim, first, last, judging)) return undefined;
  const matched = sure.filter((pair) => claim[pair.claim]!.content || isDenial(claim[pair.claim]!));
  const hasValue = matched.some((pair) => claim[pair.claim]!.value !== null);
  if (matched.length < (hasValue ? MIN_MATCHED_WITH_VALUE : MIN_MATCHED)) return undefined;
  // Behind another word it may be the verb, which says the same in another form.
  if (matched.some((pair) => pair.claim === first - 1)) return undefined;
  // A small word more or less makes another statement.
  const saysMore = (items: Row, known: ReadonlySet<number>) =>
    items.some(({ logic, silent }, at) => logic !== undefined && !silent && !known.has(at) && logic.class !== "cause");
  const before = sure.findLast((pair) => pair.claim < first)?.source ?? -1;
  const after = sure.find((pair) => pair.claim > last)?.source ?? source.length;
  // "On Crete from Libya" in the place of "on the islands".
  const replaced = source.flatMap(({ lower }, at) =>
    at > before && at < after && judging.logic.prepositions.has(lower) ? [at] : [],
  );
  if (saysMore(claim, met) || saysMore(source, new Set([...found, ...replaced]))) return undefined;
  const theirs = source.slice(before + 1, after);
  const content = theirs.filter((item) => item.content);
  if (content.length === 0 || content.length > LONGEST || content.some(({ value }) => value !== null)) return undefined;
  // "They" may be the ones the claim names; behind "you" stands a verb.
  const isPronoun = ({ lower }: StatementItem) =>
    judging.logic.references.has(lower) && !judging.roles.determiners.has(lower);
  if (theirs.some(isPronoun) || claim.slice(Math.max(0, first - 1), first).some(isPronoun)) return undefined;
  // All else stands close together: what is left out between could be what makes the difference.
  const left = source.filter((item, at) => item.content && !found.has(at) && (at <= before || at >= after));
  if (left.length > 1 || theirs.some(({ lower }) => judging.logic.hedges.has(lower))) return undefined;
  const from = theirs.indexOf(content[0]!);
  return {
    claim: claim.slice(first, last + 1),
    source: theirs.slice(from, theirs.indexOf(content.at(-1)!) + 1),
    hasVerb: claim.some(({ helping }, at) => helping && !met.has(at)),
    isLedAlike: leadOf(claim, first) === leadOf(source, source.indexOf(content[0]!)),
  };

  /** The preposition that leads up to a place; empty where there is none. */
  function leadOf(items: Row, at: number): string {
    const lead = items.findLast(({ lower }, place) => place < at && !judging.roles.determiners.has(lower))?.lower ?? "";
    return judging.logic.prepositions.has(lead) ? lead : "";
  }
}

/** "The concrete one", "el de hormigón": what a thing is like, and not another thing. */
function isHeadless(claim: Row, first: number, last: number, { logic, roles }: LanguagePack["judging"]): boolean {
  const next = claim[last + 1]?.lower ?? "";
  if (logic.one.has(next) && !roles.determiners.has(next)) return true;
  const [article, lead] = claim.slice(0, first).slice(-2);
  return first === 2 && roles.determiners.has(article?.lower ?? "") && logic.of.has(lead?.lower ?? "");
}

/** "For water, sewage and waste": what holds for one of a list holds for the others. */
function isOfOneList(
  { claim, source: replaced }: { readonly claim: Row; readonly source: Row },
  source: Row,
  language: LanguagePack,
): boolean {
  const { prepositions } = language.judging.logic;
  const from = source.indexOf(replaced.at(-1)!) + 1;
  const at = source.findIndex(
    (_, place) => place >= from && isNamedIn(claim, source.slice(place, place + claim.length)),
  );
  const listed = source.slice(from, at);
  const isEntry = ({ helping, logic, lower, value }: StatementItem) =>
    !helping &&
    value === null &&
    logic === undefined &&
    !prepositions.has(lower) &&
    !claim.some((item) => item.lower === lower);
  const goesOn = source[at + claim.length]?.gapBefore === "none";
  return (
    at >= from &&
    !goesOn &&
    source[from]?.gapBefore === "comma" &&
    listed.every(isEntry) &&
    listed.filter(({ content }) => content).length <= listed.filter(({ gapBefore }) => gapBefore === "comma").length * 2
  );
}

/** "Nothing", "nobody". */
function isDenial({ logic }: StatementItem): boolean {
  return logic?.class === "negation";
}

/** True when a phrase stands in a row word for word, but for endings. */
function isNamedIn(phrase: Row, row: Row): boolean {
  return row.some((_, at) => phrase.every((item, by) => row[at + by] !== undefined && isSameWord(item, row[at + by]!)));
}

function isSameWord(a: StatementItem, b: StatementItem): boolean {
  return a.lower === b.lower || (a.content && isSame(a, b));
}

function isSame(a: StatementItem, b: StatementItem): boolean {
  if (!b.content || (a.value === null) !== (b.value === null)) return false;
  return a.lower === b.lower || a.stem === b.stem;
}
