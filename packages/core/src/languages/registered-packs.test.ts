import { describe, expect, it } from "vitest";
import { blankPack } from "./blank-pack.ts";
import { LANGUAGES } from "./language.ts";
import type { LanguagePack } from "./language-pack.ts";
import { LOCALES } from "./locale.ts";
import { packOf } from "./pack-of.ts";
import { promptsOf } from "./prompts-of.ts";

/** What a pack must say something about: with it empty the judges would be blind, and no type would tell. */
const NEEDED = {
  "detection.words": ({ detection }) => detection.words,
  "detection.grams": ({ detection }) => detection.grams,
  "words.stopWords": ({ words }) => words.stopWords,
  "words.frequencies": ({ words }) => words.frequencies.stems,
  "sentences.strict": ({ sentences }) => sentences.strict,
  "sentences.starters": ({ sentences }) => sentences.starters,
  "numbers.small": ({ numbers }) => numbers.small,
  "numbers.magnitude": ({ numbers }) => numbers.magnitude,
  "quantities.before": ({ quantities }) => quantities.before,
  "polarity.cues": ({ polarity }) => Object.keys(polarity.cues),
  "polarity.antonyms": ({ polarity }) => polarity.antonyms.added,
  "polarity.directions.up": ({ polarity }) => polarity.directions.up,
  "polarity.directions.down": ({ polarity }) => polarity.directions.down,
  "wordClasses.pronouns": ({ wordClasses }) => wordClasses.pronouns,
  "wordClasses.connectives": ({ wordClasses }) => wordClasses.connectives,
  "wordClasses.neverLast": ({ wordClasses }) => wordClasses.neverLast,
  "wordClasses.finiteVerbs": ({ wordClasses }) => wordClasses.finiteVerbs,
  "judging.logic.words": ({ judging }) => judging.logic.words,
  "judging.logic.free": ({ judging }) => judging.logic.free,
  "judging.logic.references": ({ judging }) => judging.logic.references,
  "judging.logic.prepositions": ({ judging }) => judging.logic.prepositions,
  "judging.negations": ({ judging }) => judging.negations,
  "judging.roles.determiners": ({ judging }) => judging.roles.determiners,
  "judging.roles.passive": ({ judging }) => judging.roles.passive,
  "judging.nonClaims.courtesies": ({ judging }) => judging.nonClaims.courtesies,
  "judging.nonClaims.refusals": ({ judging }) => judging.nonClaims.refusals,
  "judging.nonClaims.opinions": ({ judging }) => judging.nonClaims.opinions,
  "judging.sameMeaning": ({ judging }) => judging.sameMeaning,
  "judging.equivalents": ({ judging }) => judging.equivalents,
  "judging.kinds": ({ judging }) => judging.kinds,
  "judging.speakerWords": ({ judging }) => judging.speakerWords,
  "readability.formulas": ({ readability }) => Object.keys(readability.formulas),
} satisfies Record<string, (pack: LanguagePack) => string | readonly unknown[] | { readonly size: number }>;

const sizeOf = (list: string | readonly unknown[] | { readonly size: number }) =>
  typeof list === "string" ? list.trim().length : "size" in list ? list.size : list.length;
const lacking = (pack: LanguagePack) =>
  Object.entries(NEEDED).flatMap(([name, read]) => (sizeOf(read(pack)) === 0 ? [name] : []));

describe.each(LANGUAGES)("the pack of %s", (code) => {
  const pack = packOf(code);

  it("is registered under its own code and close to registered languages only", () => {
    expect(pack.code).toBe(code);
    expect(pack.closeTo.filter((other) => !(LANGUAGES as readonly string[]).includes(other))).toEqual([]);
  });

  it("lacks nothing a check needs", () => {
    expect(lacking(pack)).toEqual([]);
  });

  it("has the whole calendar", () => {
    expect(new Set(pack.calendar.months.values())).toEqual(new Set(Array.from({ length: 12 }, (_, i) => i + 1)));
    expect(new Set(pack.calendar.weekdays.values())).toEqual(new Set(Array.from({ length: 7 }, (_, i) => i + 1)));
  });

  it("brings no prompts: a page that asks no model would fetch them", () => {
    expect(pack.prompts).toBeUndefined();
  });

  it("is asked about by prompts of a language that has them", () => {
    const { judges } = promptsOf(pack);
    expect(promptsOf(packOf(LANGUAGES.find((known) => known === judges.language)!)).judges).toBe(judges);
  });
});

it("a blank pack lacks all of it", () => {
  expect(lacking(blankPack("toy"))).toEqual(Object.keys(NEEDED));
});

it("a pack is asked about with what it brings, and in English with what it does not", () => {
  const english = promptsOf(packOf("en"));
  expect(promptsOf(blankPack("toy"))).toEqual(english);
  const labels = { correct: ["prava"], incorrect: ["malprava"], uncertain: ["dubinda"] };
  expect(promptsOf(blankPack("toy", { prompts: { labels } }))).toEqual({ judges: english.judges, labels });
});

it("the locales are the languages with messages, in alphabetical order", () => {
  expect(LOCALES).toEqual(["de", "en", "es", "pt"]);
});
