import { describe, expect, it } from "vitest";
import { textPairOf } from "./text-pair.ts";

const german = "Der Stadtrat hat am Montag beschlossen, die alte Brücke über den Fluss abzureißen und neu zu bauen.";
const english = "The council decided on Monday to tear down the old bridge over the river and to build a new one.";
const spanish = "El ayuntamiento decidió el lunes derribar el viejo puente sobre el río y construir uno nuevo.";

const languagesOf = (article_text: string, summary_text: string, given?: "de") => {
  const { article, summary, language } = textPairOf({ article_text, summary_text }, given);
  return {
    article: article.language.code,
    text: language.code,
    sentences: summary.sentences.map((one) => one.language.code),
  };
};

describe("the language of a text", () => {
  it("is its own, whatever its source is written in", () => {
    expect(languagesOf(german, english)).toEqual({ article: "de", text: "en", sentences: ["en"] });
    expect(languagesOf(english, spanish)).toEqual({ article: "en", text: "es", sentences: ["es"] });
  });

  it("is its source's where it is too short to tell", () => {
    expect(languagesOf(german, "Northwind: 12 %.")).toEqual({ article: "de", text: "de", sentences: ["de"] });
  });

  it("is told sentence by sentence where languages are mixed", () => {
    const { sentences } = languagesOf(english, `${english} ${english} ${german} Berlin, Hamburg. ${english}`);
    expect(sentences).toEqual(["en", "en", "de", "en", "en"]);
  });

  it("is the one given, for the source and every sentence", () => {
    expect(languagesOf(english, `${english} ${german}`, "de")).toEqual({
      article: "de",
      text: "de",
      sentences: ["de", "de"],
    });
  });

  it("of texts that come analysed is not asked again", () => {
    const pair = textPairOf({ article_text: german, summary_text: english }, undefined);
    expect(textPairOf(pair, undefined)).toBe(pair);
    expect(textPairOf(pair, "en")).toBe(pair);
    expect(textPairOf(pair, "de")).not.toBe(pair);
  });
});
