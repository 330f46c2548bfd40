import { compareDates, compareQuantities, isSameValue, type Quantity } from "../../../text/index.ts";
import { type AlignedSentence, isInValue } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import { partsOf, type SentencePart } from "../embedded/sentence-parts.ts";
import type { ObjectionRule } from "./rule.ts";
import { isBoundTo } from "./shared/value-places.ts";

export const valueOfAnother: ObjectionRule = {
  id: "value-of-another",
  kind: "objection",
  issueType: null,
  summary: "A number or date of the text stands in the source sentence, but as the value of something else.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The hospital treated 40 adults and 12 children.",
        text: "The hospital treated 12 adults.",
      },
      { language: "en", source: "The jobless rate fell from 9% to 7%.", text: "The jobless rate fell from 7% to 9%." },
      {
        language: "en",
        source: "The tower was finished in 1931, five years after the architect had died.",
        text: "The architect died in 1931.",
      },
      {
        language: "de",
        source: "Die Klägerin verlangte einen Widerruf, der Verlag 5000 Euro.",
        text: "Die Klägerin verlangte 5000 Euro.",
      },
      {
        language: "de",
        source: "Die Quote sinkt von 14 Prozent auf 11 Prozent.",
        text: "Die Quote sinkt von 11 Prozent auf 14 Prozent.",
      },
      {
        language: "es",
        source: "El billete pasa de 2 euros a 3 euros.",
        text: "El billete pasa de 3 euros a 2 euros.",
      },
      {
        language: "pt",
        source: "A tarifa passa de 4 reais para 5 reais.",
        text: "A tarifa passa de 5 reais para 4 reais.",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The hospital treated 40 adults and 12 children.",
        text: "The hospital treated 12 children.",
      },
      { language: "en", source: "The jobless rate fell from 9% to 7%.", text: "The jobless rate fell to 7% from 9%." },
      {
        language: "de",
        source: "Die Klägerin verlangte einen Widerruf, der Verlag 5000 Euro.",
        text: "Der Verlag verlangte 5000 Euro.",
      },
      { language: "es", source: "El billete pasa de 2 euros a 3 euros.", text: "El billete pasa a 3 euros." },
    ],
  },
  find: isOfAnother,
};

/** A value of the claim stands in the sentence, but as the value of something else. */
function isOfAnother(pair: AlignedSentence): boolean {
  const { claim, source } = pair;
  const isStray = (own: readonly { readonly start: number; readonly end: number }[]) =>
    own.length > 0 && !own.some((value) => isBoundTo(pair, value));
  if (claim.dates.some((date) => isStray(source.dates.filter((other) => isSameValue(compareDates(date, other))))))
    return true;
  const values = claim.quantities.filter((value) => !value.weak);
  if (values.length === 0) return false;
  if (haveChangedPlaces(pair, values)) return true;
  const parts = partsOf(source);
  return values.some((value) => {
    const alike = source.quantities.filter(
      (other) => !other.weak && compareQuantities(value, other) !== "incomparable",
    );
    const own = alike.filter((other) => isSameValue(compareQuantities(value, other)));
    return isStray(own) || isClaimedOfRival(pair, own, alike, parts) || hasOtherSubject(pair, own, parts);
  });
}

/** "From 7 to 6" beside "from 6 to 7": each value stands behind the word that stands before the other one. */
function haveChangedPlaces({ claim, source }: AlignedSentence, values: readonly Quantity[]): boolean {
  const leads = new Set<string>();
  for (const value of values) {
    const own = source.quantities.filter((other) => isSameValue(compareQuantities(value, other)));
    if (own.length !== 1) continue;
    const said = wordBefore(claim, value);
    const meant = wordBefore(source, own[0]!);
    if (said === meant) continue;
    if (leads.has(`${meant} ${said}`)) return true;
    leads.add(`${said} ${meant}`);
  }
  return false;
}

function wordBefore({ words }: ComparedSpan, value: Quantity): string {
  return words.findLast((word) => word.end <= value.start)?.lower ?? "";
}

/** "14 in the south and 9 in the north" beside "14 in the north": what follows the rival is what the claim tells. */
function isClaimedOfRival(
  { claim, source }: AlignedSentence,
  own: readonly Quantity[],
  alike: readonly Quantity[],
  parts: readonly SentencePart[],
): boolean {
  if (own.length !== 1 || alike.length < 2) return false;
  const here = claimedBehind(source, claim, own[0]!, parts);
  return alike.some((other) => other !== own[0] && claimedBehind(source, claim, other, parts) > here);
}

/** How many words of the claim stand behind a value, up to the next value or part of the sentence. */
function claimedBehind(
  source: ComparedSpan,
  claim: ComparedSpan,
  value: Quantity,
  parts: readonly SentencePart[],
): number {
  const part = partOf(source, value, parts);
  if (part === undefined) return 0;
  const next = source.quantities.find((other) => other.start >= value.end)?.start ?? source.end;
  return source.words
    .slice(part.from, part.to)
    .filter((word) => word.start >= value.end && word.start < next && !word.stop && claim.content.has(word.stem))
    .length;
}

/** "The defence asked for an acquittal, the prosecutor for five years" beside "the defence asked for five years". */
function hasOtherSubject(
  { claim, source, shared }: AlignedSentence,
  own: readonly Quantity[],
  parts: readonly SentencePart[],
): boolean {
  if (own.length === 0 || parts.length < 2) return false;
  const subject = claim.words.find((word) => !word.stop && !word.number && !isInValue(word, claim));
  if (subject === undefined || !shared.has(subject.stem)) return false;
  return own.every((value) => {
    const part = partOf(source, value, parts);
    if (part === undefined) return false;
    const words = source.words.slice(part.from, part.to);
    if (words.some((word) => word.stem === subject.stem)) return false;
    const first = words.find((word) => !word.stop && !isInValue(word, source));
    return first !== undefined && first.end <= value.start && !shared.has(first.stem);
  });
}

function partOf({ words }: ComparedSpan, value: Quantity, parts: readonly SentencePart[]): SentencePart | undefined {
  return parts.find(({ to }) => words[to - 1]!.end >= value.end);
}
