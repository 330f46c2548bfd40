import type { AuditWords, Trait } from "../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../case-record.ts";
import { isForeign, isOffHours, isUnknownDevice } from "./case-truths.ts";
import type { FalseFact } from "./false-fact.ts";
import { isDenied as isDeniedAt } from "./is-denied.ts";
import { sentenceAt } from "./sentence-at.ts";
import { SMALL_NUMBER } from "./small-numbers.ts";

/** Whether something of the payment does not fit the customer. */
const UNEXPECTED: Readonly<Record<Trait, (record: CaseRecord) => boolean | null>> = {
  device: isUnknownDevice,
  country: isForeign,
  hours: isOffHours,
};
const TRAITS = Object.keys(UNEXPECTED) as Trait[];
/** What is said further away is said of something else. */
const REACH = 8;
const NEW_CLAUSE =
  /[.;:!?]\s|\n|,? (?:but|however|whereas|while|although|though|aber|jedoch|wahrend|sondern|obwohl|doch|pero|mientras|sino|aunque|mas|enquanto|porem|embora|quando|cuando|when|wenn)\s/g;

/** `two hours before` is no time of day. */
const DURATION = new RegExp(
  `(?:\\d|\\b(?!(?:one|um|una|uma|eine|first|primera|segunda|tercera)\\b)(?:${SMALL_NUMBER}|\\w*einhalb|halbe|half|media|meia|several|mehrere|einige|few|wenige|unas|pocas|algumas|poucas|zehn|ten|diez|dez))\\s$`,
);
/** A sentence that goes on about what was named last before it. */
const PRONOUN = /^\W*(?:it|this one|that one|es|dieses|dies|este|ese|aquel|ele|esse|aquele)\b/;

const RELATIVE = /^,? ?(?:[a-z]{1,3}-\d+, ?)?,? (?:which|that|das|der|que|el cual|o qual) /;

interface Readers {
  readonly policy: RegExp;
  readonly negation: RegExp;
  readonly negationBehind: RegExp;
  readonly outside: RegExp;
  readonly within: RegExp;
  readonly amount: RegExp;
  readonly amountBehind: RegExp;
  readonly amountBefore: RegExp;
  readonly traits: Readonly<
    Record<Trait, { readonly subject: RegExp; readonly property: RegExp; readonly isHabit: boolean }>
  >;
}

type Span = { readonly start: number; readonly end: number };
const known = new Map<AuditWords, Readers>();

/** What the prose says of device, country and hours, bound to the noun it is said of, where the record says otherwise. */
export function wrongTraits(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const readers = known.get(words) ?? build(words);
  known.set(words, readers);
  const { amount } = readers;
  const breaks = [...plain.matchAll(NEW_CLAUSE)].map(({ index, 0: text }) => index + text.length);
  const ends = new Map(
    TRAITS.map((trait) => [trait, new Set(spans(plain, readers.traits[trait].subject).map(({ end }) => end))]),
  );
  return TRAITS.flatMap((trait) => {
    const truth = UNEXPECTED[trait](record);
    if (truth === null) return [];
    const { subject, property, isHabit } = readers.traits[trait];
    const subjects = spans(plain, subject).filter(
      ({ start }) => trait !== "hours" || !DURATION.test(plain.slice(Math.max(0, start - 14), start)),
    );
    return [...plain.matchAll(property)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      const clause = breaks.findLast((at) => at <= start) ?? 0;
      const sentence = sentenceAt(plain, start);
      // A policy speaks of payments in general.
      if (readers.policy.test(plain.slice(sentence.start, sentence.end))) return [];
      // `that device and his usual hours`: what stands at the property is what it is said of.
      const isOthers = TRAITS.some((other) => other !== trait && ends.get(other)!.has(start - 1));
      if (isOthers) return [];
      const said = claim({ start, end }, match.groups!.expected !== undefined, isHabit, subjects, clause);
      const owner = subjects.find((one) => plain.slice(one.end, start) === " " || plain.slice(end, one.start) === " ");
      const span = { start: Math.min(start, owner?.start ?? start), end: Math.max(end, owner?.end ?? end) };
      return said === null || said === truth ? [] : [{ ...span, element: trait }];
    });
  });

  /** Whether the words at a place say that something does not fit; null when they say nothing of it. */
  function claim(
    at: Span,
    isExpected: boolean,
    isHabit: boolean,
    subjects: readonly Span[],
    clause: number,
  ): boolean | null {
    const beside = subjects.find(
      (one) => plain.slice(one.end, at.start) === " " || plain.slice(at.end, one.start) === " ",
    );
    const before = subjects.findLast((one) => one.end <= at.start && one.start >= clause);
    const owner = beside ?? before ?? meantBefore(subjects, at.start);
    if (owner === undefined || (owner.end > clause && wordsBetween(owner, at) > REACH)) return null;
    // `you hardly need the device, which was unknown`: what is denied of the thing is not denied of its property.
    const isRelative = RELATIVE.test(plain.slice(owner.end, at.start));
    const from = isRelative ? owner.start : Math.max(clause, Math.min(owner.start, at.start) - 32);
    const ahead = plain
      .slice(from, Math.max(Math.min(owner.start, at.start), beside === undefined ? at.start : 0))
      .replace(/\bnoch (?=vor|unter|im|am|innerhalb|dazu)/g, "");
    const isDenied =
      readers.negation.test(lastWords(ahead, 7)) || readers.negationBehind.test(plain.slice(at.end, at.end + 40));
    if (amount.test(plain.slice(Math.min(owner.end, at.end), Math.max(owner.start, at.start)))) return null;
    // `the usual amount`, `el importe habitual`
    if (
      beside === undefined &&
      (readers.amountBehind.test(plain.slice(at.end, at.end + 32)) ||
        readers.amountBefore.test(plain.slice(Math.max(0, at.start - 24), at.start)))
    )
      return null;
    if (!isExpected)
      return (
        !isDenied &&
        !(beside !== undefined && isDeniedAt(plain, Math.min(owner.start, at.start), Math.max(owner.end, at.end)))
      );
    const isOutside = readers.outside.test(lastWords(ahead, isHabit ? 8 : 6));
    // `the usual hours` names the habit and says nothing of this payment.
    if (beside !== undefined && isHabit && !isOutside && !readers.within.test(lastWords(ahead, 3))) return null;
    if (isOutside) return !readers.negation.test(lastWords(ahead.replace(readers.outside, " "), 7));
    return isDenied;
  }

  /** What a pronoun at the start of a sentence stands for: the thing named last in the sentence before. */
  function meantBefore(subjects: readonly Span[], at: number): Span | undefined {
    const { start } = sentenceAt(plain, at);
    if (start < 2 || at - start > 60 || !PRONOUN.test(plain.slice(start, at))) return undefined;
    const previous = sentenceAt(plain, start - 2);
    const last = subjects.findLast((one) => one.end <= start && one.start >= previous.start);
    const later =
      last === undefined
        ? []
        : TRAITS.flatMap((trait) => spans(plain.slice(last.end, start), readers.traits[trait].subject));
    return later.length === 0 ? last : undefined;
  }

  function wordsBetween(a: Span, b: Span): number {
    return plain.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)).split(/\s+/).filter(Boolean).length;
  }
}

function lastWords(text: string, count: number): string {
  return ` ${text.trim().split(/\s+/).slice(-count).join(" ")} `;
}

function spans(plain: string, pattern: RegExp): Span[] {
  return [...plain.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
}

function build(words: AuditWords): Readers {
  const word = (source: string, flags = "") => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, `u${flags}`);
  return {
    policy: word(words.policy),
    negation: word(words.negation),
    negationBehind: new RegExp(
      `^(?: (?!(?:and|und|y|e|but|aber|pero|mas)\\b)\\p{L}+){0,5}? (?:${words.negation})(?![\\p{L}])`,
      "u",
    ),
    outside: word(words.outside),
    within: word(words.within),
    amount: word(words.amount),
    amountBehind: new RegExp(`^ (?:[\\p{L}]+ )?(?:${words.amount})(?![\\p{L}])`, "u"),
    amountBefore: new RegExp(`(?<![\\p{L}])(?:${words.amount})(?: \\p{L}+)? $`, "u"),
    traits: Object.fromEntries(
      TRAITS.map((trait) => {
        const { subject, expected, unexpected, isHabit } = words.traits[trait];
        return [
          trait,
          {
            subject: word(subject, "g"),
            property: word(`(?<unexpected>${unexpected})|(?<expected>${expected})`, "g"),
            isHabit,
          },
        ];
      }),
    ) as unknown as Readers["traits"],
  };
}
