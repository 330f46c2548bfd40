import { compareQuantities, isSameValue, type Quantity } from "../../../text/index.ts";
import { type AlignedSentence, type Contradiction, isInValue } from "../embedded/aligned-sentence.ts";
import type { ComparedSpan } from "../embedded/compared-span.ts";
import type { ComparedWord, SourceText } from "../source-text.ts";
import type { ContradictionRule } from "./rule.ts";
import { contradictedValue } from "./shared/contradicted-value.ts";
import { isSmall } from "./shared/role-words.ts";
import { sharesContext } from "./shared/shares-context.ts";
import { sharesTopic } from "./shared/shares-topic.ts";
import { canBeSum, isBoundTo, isDifference, isPlainRest } from "./shared/value-places.ts";

export const otherNumber: ContradictionRule = {
  id: "other-number",
  kind: "contradiction",
  issueType: "NUMBER",
  summary: "A number, amount or age differs from the one the source gives for the same thing.",
  languages: ["en", "de", "es", "pt"],
  examples: {
    hit: [
      {
        language: "en",
        source: "The new tram line cost 240 million euros and has 18 stops.",
        text: "The new tram line cost 204 million euros.",
        marked: "204 million euros",
      },
      {
        language: "en",
        source: "Police arrested 14 people after the match.",
        text: "Police arrested 40 people after the match.",
        marked: "40",
      },
      {
        language: "de",
        source: "Die Brücke über die Elbe ist 320 Meter lang.",
        text: "Die Brücke über die Elbe ist 230 Meter lang.",
        marked: "230 Meter",
      },
      {
        language: "de",
        source: "Bei dem Unfall auf der A7 wurden drei Menschen verletzt.",
        text: "Bei dem Unfall auf der A7 wurden fünf Menschen verletzt.",
        marked: "fünf",
      },
      {
        language: "es",
        source: "El ayuntamiento plantará 1.200 árboles en el parque del Oeste.",
        text: "El ayuntamiento plantará 2.100 árboles en el parque del Oeste.",
        marked: "2.100",
      },
      {
        language: "pt",
        source: "A prefeitura vai construir 35 escolas até dezembro.",
        text: "A prefeitura vai construir 53 escolas até dezembro.",
        marked: "53",
      },
    ],
    miss: [
      {
        language: "en",
        source: "The new tram line cost 240 million euros and has 18 stops.",
        text: "The tram line cost €240m.",
      },
      {
        language: "en",
        source: "The library lends 1,500 books a day.",
        text: "The library lends fifteen hundred books a day.",
      },
      {
        language: "de",
        source: "Der Konzern beschäftigt rund 12.000 Menschen, davon 3.000 in Leipzig.",
        text: "In Leipzig beschäftigt der Konzern 3.000 Menschen.",
      },
      { language: "de", source: "Die Sitzung dauerte zweieinhalb Stunden.", text: "Die Sitzung dauerte 150 Minuten." },
      {
        language: "es",
        source: "La cooperativa vendió 3,5 millones de litros de aceite.",
        text: "La cooperativa vendió 3.500.000 litros de aceite.",
      },
      {
        language: "pt",
        source: "A fábrica produziu 2 mil bicicletas em março.",
        text: "A fábrica produziu 2.000 bicicletas em março.",
      },
    ],
  },
  find: contradictedQuantities,
};

/** Numbers of the claim that the aligned sentence gives differently: same kind, same thing counted, other value. */
function contradictedQuantities(pair: AlignedSentence, article: SourceText): Contradiction[] {
  if (!sharesTopic(pair, article)) return [];
  const open = pair.source.quantities.filter((value) => !value.weak);
  const matched: Quantity[] = [];
  const unmatched: Quantity[] = [];
  for (const value of pair.claim.quantities) {
    if (value.weak) continue;
    const at = open.findIndex(
      (other) => isSameValue(compareQuantities(value, other)) || isPlainRest(value, other, pair),
    );
    if (at >= 0) matched.push(...open.splice(at, 1));
    else unmatched.push(value);
  }
  const found: Contradiction[] = [];
  for (const value of unmatched) {
    const rivals = open.filter((other) => compareQuantities(value, other) === "different" && countAlike(value, other));
    // Where the sentence states another such amount of the claim, the one left over may be of something else.
    const isSpare = matched.some((other) => compareQuantities(value, other) === "different");
    // Ages belong to people, and a sentence may hold several: the word beside both must be the same.
    const rival =
      value.kind === "age"
        ? rivals.find((other) => sharesContext(pair, value, other, true))
        : rivals.length === 1 && !isSpare
          ? rivals[0]
          : rivals.find((other) => sharesContext(pair, value, other));
    if (rival === undefined || !isBoundTo(pair, rival)) continue;
    if (isDifference(pair.claim, value) && !isDifference(pair.source, rival)) continue;
    if (canBeSum(pair, value, rival) || isCountOfDeed(pair, value, rival)) continue;
    found.push(contradictedValue(pair, value, rival));
  }
  return found;
}

/** "Has 300 shops" counts what there is, "opened 14 shops" what was done: no deed in the claim, one before the rival. */
function isCountOfDeed({ claim, source, shared }: AlignedSentence, value: Quantity, rival: Quantity): boolean {
  if (value.kind !== "number" || rival.kind !== "number") return false;
  const isDeed = (word: ComparedWord | undefined, side: ComparedSpan) =>
    word !== undefined && !word.stop && !word.number && isSmall(word, side) && !shared.has(word.stem);
  const before = source.words.findLast((word) => word.end <= rival.start);
  return isDeed(before, source) && !claim.words.some((word) => isDeed(word, claim) && !isInValue(word, claim));
}

/** Bare numbers are only comparable when they count the same thing; units and currencies speak for themselves. */
function countAlike(a: Quantity, b: Quantity): boolean {
  if (a.kind !== "number" || b.kind !== "number") return true;
  return (
    a.counted === undefined || b.counted === undefined || a.counted === b.counted || stemLike(a.counted, b.counted)
  );
}

function stemLike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return length >= 4 && a.slice(0, Math.max(4, length - 2)) === b.slice(0, Math.max(4, length - 2));
}
