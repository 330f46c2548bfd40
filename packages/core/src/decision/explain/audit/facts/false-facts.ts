import type { AuditWords } from "../../../../languages/parts/audit-words.ts";
import type { DateValue, LanguagePack, Quantity } from "../../../../text/index.ts";
import type { CaseRecord } from "../../case-record.ts";
import { plainCopy } from "../audit-labels.ts";
import { containsValue } from "../contains-value.ts";
import type { ClockTime } from "../values/clock-times.ts";
import { wrongAspects } from "./claims/stated-aspects.ts";
import { wrongClaims } from "./claims/stated-claims.ts";
import { wrongLevels } from "./claims/stated-levels.ts";
import { wrongComponentRanks } from "./component-ranks.ts";
import { wrongMedia } from "./contact-media.ts";
import { STATED_FACTS } from "./fact-table.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied } from "./is-denied.ts";
import { wrongMakers } from "./makers.ts";
import { wrongMoments } from "./named-moments.ts";
import { wrongNames } from "./named-people.ts";
import { wrongPlaces } from "./named-places.ts";
import { wrongThings } from "./named-things.ts";
import { wrongPersonDecisions } from "./person-decisions.ts";
import { wrongDemands } from "./policy-demands.ts";
import { wrongCounts } from "./stated-counts.ts";
import { wrongOutcomes } from "./stated-outcomes.ts";
import { wrongProposals } from "./stated-proposals.ts";
import { wrongRanks } from "./stated-ranks.ts";
import { wrongReasons } from "./stated-reasons.ts";
import { wrongSpans } from "./stated-spans.ts";
import { wrongTraits } from "./stated-traits.ts";

/** An audit text is shorter; what is far longer is read for such statements only at its beginning. */
const MAX_CLAIMED = 10_000;
const ONCE: ReadonlySet<string> = new Set(["reason", "decided_by", "device", "decision", "proposal"]);
const SAME: Readonly<Record<string, string>> = { proposal: "decision", decided_by: "decision" };

/** Where the statement around a place begins; a semicolon goes on with it. */
function statementStart(plain: string, at: number): number {
  const from = Math.max(0, at - 600);
  return from + plain.slice(from, at).lastIndexOf(". ");
}

/** What was read from the prose before. */
interface ReadProse {
  readonly dates: readonly DateValue[];
  readonly quantities: readonly Quantity[];
  readonly words: AuditWords;
  readonly times: readonly ClockTime[];
  readonly pack: LanguagePack;
}

/** What the prose states in words and the record contradicts, in order and without overlap. */
export function falseFacts(
  prose: string,
  plain: string,
  record: CaseRecord,
  { dates, quantities, words, times, pack }: ReadProse,
): FalseFact[] {
  // What somebody argued or gave as a reason may be quoted as theirs, and a merchant is called what it is called.
  const own = plainCopy(
    [
      record.debate?.fraud_argument,
      record.debate?.customer_argument,
      record.resolution?.reason,
      record.transaction?.merchant_name,
    ]
      .filter((text) => text)
      .join("\n")
      .slice(0, 20_000),
  );
  const stated = STATED_FACTS.flatMap(({ element, words, holds }) => {
    const held = holds(record);
    if (held === null) return [];
    return [...plain.matchAll(words)].flatMap(({ index, 0: text }) => {
      const end = index + text.length;
      const isNegative = /^(?:no |sin |sem |keine |ninguna |nenhuma )/.test(text);
      const said = isNegative || !isDenied(plain, index, end);
      return said === held || containsValue(own, text) ? [] : [{ start: index, end, element }];
    });
  });
  const named = [
    ...stated,
    ...wrongPlaces(prose, plain, record, own, words, pack),
    ...wrongThings(prose, plain, record, quantities),
    ...wrongMoments(plain, record, dates, words, times),
    ...wrongProposals(plain, record),
    ...wrongDemands(plain, record, words),
    ...wrongPersonDecisions(plain, record),
    ...wrongMedia(plain, record),
    ...wrongCounts(plain, record),
    ...wrongTraits(plain, record, words),
    ...wrongOutcomes(plain, record, words),
    ...wrongNames(prose, plain, record, words, pack),
    ...wrongReasons(plain, record, words),
    ...wrongRanks(plain, record, words),
    ...wrongComponentRanks(plain, record),
    ...wrongSpans(plain, record, words),
    ...wrongMakers(plain, record, words),
  ];
  const read = plain.slice(0, MAX_CLAIMED);
  // Who is read more narrowly elsewhere is marked there.
  const claimed = [
    ...wrongClaims(read, record, own, words),
    ...wrongAspects(read, record, words),
    ...wrongLevels(read, record, words),
  ].filter((claim) => !named.some((fact) => fact.start < claim.end && claim.start < fact.end));
  const found = [...named, ...claimed].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  const told = new Set<string>();
  return found.filter((fact) => {
    if (fact.start < end) return false;
    // One false statement of a sentence is marked once, however many of its words tell it.
    const key = `${SAME[fact.element] ?? fact.element} ${statementStart(plain, fact.start)}`;
    if (ONCE.has(fact.element) && told.has(key)) return false;
    told.add(key);
    end = fact.end;
    return true;
  });
}
