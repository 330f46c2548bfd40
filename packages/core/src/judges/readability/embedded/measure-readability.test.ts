import { describe, expect, it } from "vitest";
import { packOf } from "../../../languages/pack-of.ts";
import type { Language } from "../../../text/index.ts";
import { readJudgedText } from "../../shared/judged-text.ts";
import { measureReadability } from "./measure-readability.ts";

/** Where a measure was found, as the words of the text. */
function found(key: string, language: Language, text: string, source = ""): string[] {
  return measureReadability(readJudgedText(source, text, packOf(language)))
    .filter((measure) => measure.key === key && measure.amount > 0)
    .map(({ start, end }) => text.slice(start, end));
}

describe("finds", () => {
  it.each<[string, Language, string, string, string?]>([
    ["no_end_mark", "en", "The mayor opened the bridge", "bridge"],
    ["truncated", "en", "The mayor opened the bridge and the", "the"],
    ["truncated", "de", "Die Stadt baut eine neue Schule und", "und"],
    ["truncated", "es", "La ciudad construye una escuela con", "con"],
    ["hanging_end", "en", "The mayor opened the.", "the"],
    ["weak_end", "en", "The mayor spoke with. Then he left.", "with"],
    ["cut_word", "en", "The mayor opened the bri", "bri", "The mayor opened the bridge."],
    ["double_word", "en", "The mayor opened the the bridge.", "the the"],
    ["double_word", "de", "Die Stadt baut eine eine Schule.", "eine eine"],
    ["missing_full_stop", "en", "He called the plan 'a great success' the council disagreed.", "success' the"],
    ["open_bracket", "en", "The mayor (of Lyon opened the bridge.", "The mayor (of Lyon opened the bridge."],
    ["open_quote", "en", 'The mayor said "we will win and left.', 'The mayor said "we will win and left.'],
    ["open_quote", "de", "Er sagte „wir gewinnen und ging.", "Er sagte „wir gewinnen und ging."],
    ["nested_brackets", "en", "The mayor (of Lyon (France)) came.", "The mayor (of Lyon (France)) came."],
    ["leftover_mark", "en", "The mayor -LRB- of Lyon opened the bridge.", "-LRB-"],
    ["leftover_mark", "en", "Tom &amp; Jerry opened the bridge.", "&amp;"],
    ["spaced_punctuation", "en", "The mayor opened the bridge .", "e ."],
    [
      "glued",
      "en",
      "The old bridge was built two new ferries.",
      "built two",
      "The old bridge was built in May. The town bought two new ferries.",
    ],
    ["stray_commas", "en", "Ferry companies, had, asked, for more space.", "companies, had, asked"],
    ["stray_commas", "de", "Vierzig Leute, kämpften, fünf, Stunden gegen das Feuer.", "Leute, kämpften, fünf"],
    [
      "many_commas",
      "de",
      "Er kam an, sah uns, hörte zu, ging weg, schrieb viel, las mehr, aß wenig, trank Tee, saß da, lag dort und schlief.",
      "Er kam an, sah uns, hörte zu, ging weg, schrieb viel, las mehr, aß wenig, trank Tee, saß da, lag dort und schlief.",
    ],
  ])("%s (%s): %s", (key, language, text, place, source) => {
    expect(found(key, language, text, source)).toContain(place);
  });
});

describe("leaves alone", () => {
  it.each<[string, Language, string, string?]>([
    ["open_quote", "de", "Er nannte das „ein Wunder“ und ging."],
    ["open_quote", "de", "Das Stück heißt »Der Sturm« und dauert lange."],
    ["open_quote", "en", "The players' bus didn't stop at Wiggins' house."],
    ["open_quote", "en", "He said “it isn’t over” and left."],
    ["open_quote", "es", "Dijo «no me voy» y se fue."],
    ["hanging_end", "de", "Die Stadt gibt das Geld aus."],
    ["hanging_end", "de", "Es heißt, dass er krank ist."],
    ["no_end_mark", "en", "He said: “We won.”"],
    ["hanging_end", "en", "Nine members voted for the plan and two against."],
    ["hanging_end", "en", "The ban is what the city asked for."],
    ["hanging_end", "es", "Votan nueve a favor y dos en contra."],
    ["stray_commas", "de", "Er kam, sah, hörte, ging, schrieb und schlief."],
    ["stray_commas", "en", "Rows 4, 5, 6 and 7 are empty."],
    ["double_word", "de", "Lassen Sie sie abkühlen."],
    ["open_bracket", "es", "1) Avance: la obra va en 62 %."],
    ["open_quote", "en", "Run `brew install tindra` first."],
    ["double_word", "en", "He said that, that day, it rained."],
    ["many_commas", "en", "It cost 1,500,000,000,000 dollars."],
    ["spaced_punctuation", "en", "It rained; nobody came."],
    ["cut_word", "en", "He ate a whole bridge", "The bridge and the bridges."],
  ])("%s (%s): %s", (key, language, text, source) => {
    expect(found(key, language, text, source)).toEqual([]);
  });
});

it("weighs German sentences by their letters", () => {
  const heavy =
    "Die Bundesverfassungsgerichtsentscheidung über Versicherungsvertragsangelegenheiten verunsicherte Unternehmensleitungen.";
  expect(found("sentence_letters", "de", heavy)).toEqual([heavy]);
  expect(found("long_words", "de", heavy)).toEqual([heavy]);
});

it("weighs how loosely a text connects where no ratings of the language are known", () => {
  const loose =
    "Hay sol. El alcalde llegó. Nadie habló. Muchos árboles cayeron. Seis barcos salieron. Pocas tiendas abrieron.";
  expect(found("loose_text", "es", loose)).not.toEqual([]);
  expect(found("loose_text", "en", "The sun shone. The mayor came. Nobody spoke. Six ships left.")).toEqual([]);
});
