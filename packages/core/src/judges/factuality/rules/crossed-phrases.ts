import { type ItemPair, isLoose } from "../alignment/align-items.ts";
import type { LaidClaim } from "../alignment/laid-claim.ts";
import { partAround } from "../alignment/part-around.ts";
import { isVerb } from "../alignment/rows/row.ts";
import type { StatementItem } from "../alignment/statement-item.ts";
import type { ObjectionRule } from "./rule.ts";

export const crossedPhrases: ObjectionRule = {
  id: "crossed-phrases",
  kind: "objection",
  issueType: null,
  objects: crosses,
};

function crosses(laid: LaidClaim): boolean {
  return (
    takesItsDate(laid) ||
    crossesJoin(laid) ||
    crossesPhrase(laid) ||
    leavesItsNoun(laid) ||
    changesSides(laid) ||
    crossesBrackets(laid) ||
    crossesAside(laid)
  );
}

/** "Opened in 2011, and workers found a bomb": the year is that of the opening. */
function takesItsDate({ alignment: { claim, source, pairs }, met }: LaidClaim): boolean {
  const said = pairs.filter((pair) => claim[pair.claim]!.content && !isLoose(pair.match));
  return said.some(({ claim: at, source: place }) => {
    const { value } = claim[at]!;
    if (value === null || !("date" in value)) return false;
    const [from, end] = partAround(source, place);
    // "In 1921 the lamp was replaced, and the range rose": what opens a sentence holds for all of it.
    if (!source.slice(from, place).some((item) => item.content)) return false;
    const isInside = (by: number) => by >= from && by < end;
    const isOwnDeed = source.some((item, by) => isInside(by) && by !== place && item.content && !met.has(by));
    const others = said.filter((pair) => pair.claim !== at);
    return isOwnDeed && others.length > 1 && !others.some((pair) => isInside(pair.source));
  });
}

/** "The office in Leeds opened a branch" does not say that the branch is in Leeds. */
function leavesItsNoun({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  const isArticle = ({ lower }: StatementItem) => roles.determiners.has(lower);
  /** The noun with its article right before the preposition that leads up to a place. */
  const nounBefore = (items: readonly StatementItem[], at: number) => {
    const lead = items.findLastIndex((item, place) => place < at && !isArticle(item));
    const noun = items[lead - 1];
    if (lead < 2 || !logic.prepositions.has(items[lead]!.lower) || items[lead]!.gapBefore !== "none") return -1;
    return noun!.content && noun!.value === null && isArticle(items[lead - 2]!) ? lead - 1 : -1;
  };
  return pairs.some((pair) => {
    if (!claim[pair.claim]!.content || isLoose(pair.match)) return false;
    const [own, theirs] = [nounBefore(claim, pair.claim), nounBefore(source, pair.source)];
    const verb = source[pair.source + 1];
    if (own < 0 || theirs < 0 || verb?.gapBefore !== "none" || !(verb.helping || isVerb(verb))) return false;
    const moved = pairs.find((other) => other.claim === own && !isLoose(other.match));
    return moved !== undefined && moved.source > pair.source;
  });
}

/** "30 euros (Total) and 15 euros (Youth)": what stands in brackets behind a value tells of what it is. */
function crossesBrackets({ alignment: { claim, source, pairs }, met }: LaidClaim): boolean {
  const isSaid = (from: number) => {
    let to = from;
    while (source[to]?.aside) to += 1;
    return source.slice(from, to).some(({ content }, at) => content && met.has(from + at));
  };
  return pairs.some(({ claim: at, source: place, match }) => {
    const isOther = (item: StatementItem, by: number) => item.aside && met.has(by) && (by < place || by > place + 1);
    if (match !== "value" || claim[at]!.value === null || source[place]!.aside) return false;
    return source[place + 1]?.aside === true && !isSaid(place + 1) && source.some(isOther);
  });
}

/** "Ann Reed, a pilot, and Bob Lee, a nurse, opened the shop": the nurse is the one named right before. */
function crossesAside(laid: LaidClaim): boolean {
  const { met } = laid;
  const { claim, source, pairs } = laid.alignment;
  const verb = claim.findIndex(({ helping }) => helping);
  if (verb < 0) return false;
  const theirs = pairs.find((pair) => pair.claim === verb && !isLoose(pair.match))?.source ?? -1;
  const next =
    pairs.find((pair) => pair.claim > verb && claim[pair.claim]!.content && !isLoose(pair.match))?.source ?? 0;
  const from = source.findLastIndex(({ gapBefore }, at) => at <= next && gapBefore !== "none");
  const name = source[from - 1];
  if (name === undefined || source[from]!.gapBefore !== "comma" || met.has(from - 1)) return false;
  // "Is open, says Ann Reed, and full": where the verb stands behind the name, its sentence goes on.
  if (theirs >= from || (theirs >= 0 && source[from]!.helping)) return false;
  return laid.isTheirName(name) && pairs.some((pair) => pair.source < from - 1 && claim[pair.claim]!.content);
}

/** "Begins in the garden and ends at the church" beside "begins at the church and ends in the garden". */
function changesSides({ alignment: { claim, source, pairs }, language, isLong }: LaidClaim): boolean {
  const said = pairs.filter((pair) => claim[pair.claim]!.content && !isLoose(pair.match));
  if (isLong || said.every((pair, at) => at === 0 || pair.source > said[at - 1]!.source)) return false;
  const { and, but } = language.judging.logic;
  const joins = (items: readonly StatementItem[]) =>
    items.flatMap(({ lower, gapBefore }, at) =>
      at > 0 && (gapBefore !== "none" || and.has(lower) || but.has(lower)) ? [at] : [],
    );
  // A word that neither opens its part nor goes on with a list: most likely what is done there.
  const isInside = ({ gapBefore }: StatementItem, before: StatementItem | undefined) =>
    gapBefore === "none" && !and.has(before?.lower ?? "");
  return joins(claim).some((own) =>
    joins(source).some((theirs) => {
      const stay = said.filter((pair) => pair.claim < own === pair.source < theirs);
      const away = said.filter((pair) => pair.claim < own && pair.source >= theirs);
      const back = said.filter((pair) => pair.claim >= own && pair.source < theirs);
      const isDeed = ({ claim: at, source: place }: ItemPair) => {
        if (at < own || claim[at]!.capitalised || claim[at]!.value !== null) return false;
        if (isInside(claim[at]!, claim[at - 1]) || isInside(source[place]!, source[place - 1])) return true;
        return back.some((pair) => pair.claim > at) && away.some((pair) => pair.source > place);
      };
      return away.length > 0 && back.length > 0 && stay.some(({ claim: at }) => at < own) && stay.some(isDeed);
    }),
  );
}

/** "Moved to Lyon in 1950" beside "was born in 1950 and moved to Lyon": the first of two deeds has the year. */
function crossesJoin({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { and, but } = language.judging.logic;
  // "Between Sotillo and Abades" joins no deeds.
  const isJoin = ({ lower }: StatementItem, at: number) =>
    (and.has(lower) || but.has(lower)) && source[at + 1]?.capitalised === false;
  const met = new Set(pairs.map((pair) => pair.source));
  return pairs.some(({ claim: at, source: place }) => {
    if (claim[at]!.value === null) return false;
    const moved = pairs.filter((other) => other.claim < at && other.source > place && claim[other.claim]!.content);
    const join = source.findIndex((item, by) => by > place && isJoin(item, by));
    if (join < 0 || !moved.some((other) => other.source > join)) return false;
    const from = source.findLastIndex((item, by) => by < place && (isJoin(item, by) || item.gapBefore !== "none"));
    return source.slice(Math.max(0, from), place).some((item, by) => item.content && !met.has(Math.max(0, from) + by));
  });
}

function crossesPhrase({ alignment: { claim, source, pairs }, language }: LaidClaim): boolean {
  const { logic, roles } = language.judging;
  const leadOf = (items: readonly StatementItem[], at: number) => {
    let place = at - 1;
    while (place > 0 && roles.determiners.has(items[place]!.lower)) place -= 1;
    return logic.prepositions.has(items[place]?.lower ?? "") ? items[place]!.lower : undefined;
  };
  const led = pairs.filter((pair) => {
    const own = claim[pair.claim]!.content ? leadOf(claim, pair.claim) : undefined;
    return own !== undefined && own === leadOf(source, pair.source);
  });
  // "Buys from students" beside "buys and sells to students".
  const isLedOtherwise = ({ claim: at, source: place }: ItemPair) => {
    const [own, theirs] = claim[at]!.content ? [leadOf(claim, at), leadOf(source, place)] : [];
    if (own === undefined || theirs === undefined || own === theirs || logic.of.has(theirs)) return false;
    // "By 82" beside "by 3 to 82".
    if (claim[at]!.value !== null && (logic.step.has(own) || logic.step.has(theirs))) return true;
    const before = pairs.findLast((pair) => pair.claim < at && claim[pair.claim]!.content)?.source ?? place;
    return source.slice(before, place).some(({ lower }) => logic.and.has(lower) || logic.but.has(lower));
  };
  if (pairs.some(isLedOtherwise)) return true;
  const isNamed = ({ claim: at }: ItemPair) => claim[at]!.capitalised || claim[at]!.value !== null;
  const areJoined = (one: ItemPair, other: ItemPair) =>
    source.slice(other.source, one.source).some(({ lower }) => logic.but.has(lower));
  return led.some((one, at) =>
    led.slice(at + 1).some((other) => {
      const isSameWord = leadOf(claim, one.claim) === leadOf(claim, other.claim);
      return (
        isSameWord &&
        one.source > other.source &&
        ((isNamed(one) && isNamed(other)) || areJoined(one, other)) &&
        !moveTogether(one.claim, one.source) &&
        !moveTogether(other.claim, other.source)
      );
    }),
  );

  /** True when the content before a phrase has moved along with it: "school in Leeds". */
  function moveTogether(at: number, place: number): boolean {
    const before = claim.findLastIndex((item, index) => index < at - 1 && item.content);
    const theirs = source.findLastIndex((item, index) => index < place - 1 && item.content);
    return before >= 0 && pairs.some((pair) => pair.claim === before && pair.source === theirs);
  }
}
