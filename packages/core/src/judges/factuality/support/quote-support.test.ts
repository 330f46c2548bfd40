import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../languages/language.ts";
import { PACKS } from "../../../languages/packs.ts";
import type { ExtractedClaim } from "../claim-extractor.ts";
import { sharedCount } from "../embedded/aligned-sentence.ts";
import { comparedClaim, sourceSentence } from "../embedded/compared-span.ts";
import type { QuoteSupport } from "../gate.ts";
import { readSourceText } from "../source-text.ts";
import { quoteSupport } from "./quote-support.ts";

const ARTICLE = {
  en: "Eva Holm opened the bridge on 3 May 2021. It cost 4.5 million euros. Engineers had warned of cracks. She did not speak to the press. Closed.",
  de: "Eva Holm eröffnete die Brücke am 3. Mai 2021. Sie kostete 4,5 Millionen Euro. Ingenieure hatten vor Rissen gewarnt. Mit der Presse sprach sie nicht.",
  es: "Eva Holm inauguró el puente el 3 de mayo de 2021. Costó 4,5 millones de euros. Los ingenieros habían advertido de grietas. No habló con la prensa.",
} as const;

function claimOf(text: string, after?: string): ExtractedClaim {
  return { text, start_char: 0, end_char: text.length, sentence_index: 0, after };
}

function supportOf(
  language: keyof typeof ARTICLE,
  text: string,
  quote: string,
  own: Language = language,
): QuoteSupport {
  const source = readSourceText(ARTICLE[language], PACKS[language]);
  const start_char = ARTICLE[language].indexOf(quote);
  expect(start_char).toBeGreaterThanOrEqual(0);
  source.beside(text, PACKS[own]);
  return quoteSupport(claimOf(text), PACKS[own], { start_char, end_char: start_char + quote.length }, source);
}

describe("a quote", () => {
  it.each<[keyof typeof ARTICLE, string, string, QuoteSupport]>([
    ["en", "The bridge cost 4.5 million euros.", "It cost 4.5 million euros", "carries"],
    ["en", "The bridge cost €4.5m.", "It cost 4.5 million euros", "carries"],
    ["en", "Building it took 4.5 million euros from the town.", "It cost 4.5 million euros", "carries"],
    ["en", "Specialists feared that the structure would break.", "Engineers had warned of cracks", "carries"],
    ["en", "In 2021 Holm inaugurated the crossing.", "Eva Holm opened the bridge on 3 May 2021", "carries"],
    ["en", "Eva Holm refused to talk to journalists.", "She did not speak to the press", "carries"],
    ["en", "Closed.", "Closed.", "carries"],
    ["en", "The bridge cost 5 million euros.", "It cost 4.5 million euros", "contradicts"],
    ["en", "Eva Holm opened the bridge on 4 May 2021.", "Eva Holm opened the bridge on 3 May 2021", "contradicts"],
    ["en", "The bridge cost 4.5 million euros.", "Eva Holm opened the bridge on 3 May 2021", "lacks_value"],
    ["en", "Eva Holm opened the bridge in 2021.", "Eva Holm opened the bridge", "lacks_value"],
    ["en", "Ada Berg warned of cracks.", "Engineers had warned of cracks", "lacks_value"],
    ["en", "She spoke to journalists of the press.", "She did not speak to the press", "lacks_value"],
    ["en", "Engineers had never feared any damage.", "Engineers had warned of cracks", "lacks_value"],
    ["en", "The bridge cost 5 million euros.", "million", "too_short"],
    ["en", "The bridge cost 5 million euros.", "the bridge", "too_short"],
    ["de", "Die Brücke kostete 4,5 Mio. Euro.", "Sie kostete 4,5 Millionen Euro", "carries"],
    ["de", "Fachleute fürchteten Schäden am Bauwerk.", "Ingenieure hatten vor Rissen gewarnt", "carries"],
    ["de", "Die Brücke kostete 5 Millionen Euro.", "Sie kostete 4,5 Millionen Euro", "contradicts"],
    ["de", "Eva Holm weihte die Brücke 2021 ein.", "Eva Holm eröffnete die Brücke", "lacks_value"],
    ["es", "El puente costó 4,5 millones de euros.", "Costó 4,5 millones de euros", "carries"],
    ["es", "El puente costó 5 millones de euros.", "Costó 4,5 millones de euros", "contradicts"],
    ["es", "El puente costó 5 millones de euros.", "Los ingenieros habían advertido de grietas", "lacks_value"],
  ])("in %s: of %s, “%s” %s", (language, text, quote, expected) => {
    expect(supportOf(language, text, quote)).toBe(expected);
  });

  it("in another language must carry the numbers and dates", () => {
    const quote = "It cost 4.5 million euros";
    expect(supportOf("en", "Die Brücke kostete 4,5 Millionen Euro.", quote, "de")).toBe("carries");
    expect(supportOf("en", "Die Brücke kostete 5 Millionen Euro.", quote, "de")).toBe("contradicts");
    expect(supportOf("en", "Die Brücke kostete 5 Millionen Euro.", "opened the bridge", "de")).toBe("lacks_value");
  });
});

describe("a quote of another thing than was named before a claim", () => {
  const text = "The ferry from Corrick takes 35 minutes. The bus to Melby runs twice a day.";
  const quote = "The bus to Melby runs twice a day.";
  const support = (claim: string, after: string) => {
    const source = readSourceText(text, PACKS.en);
    source.beside(claim, PACKS.en);
    const start_char = text.indexOf(quote);
    return quoteSupport(claimOf(claim, after), PACKS.en, { start_char, end_char: text.length }, source);
  };

  it.each([
    ["It runs twice a day.", "The ferry from Corrick is quick.", "of_another"],
    ["It goes twice a day.", "The ferry from Corrick is quick.", "of_another"],
    ["It runs twice a day.", "The bus to Melby is slow.", "carries"],
    ["It goes twice a day.", "The bus to Melby is slow.", "carries"],
  ])("%s behind “%s”: %s", (claim, after, expected) => {
    expect(support(claim, after)).toBe(expected);
  });
});

type Case = { readonly right?: string; readonly wrong?: string };
type Labelled = readonly { readonly article: string; readonly cases: readonly Case[] }[];
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), "utf8"));

describe("labelled claims beside the sentence nearest to them", () => {
  const several = [read("holdout"), read("roles")] as readonly Readonly<Record<"en" | "de" | "es", Labelled>>[];

  it.each(["en", "de", "es"] as const)("in %s: nearly all true ones pass, nearly no false one does", (language) => {
    const kept = { right: 0, wrong: 0 };
    let total = 0;
    for (const { article, cases } of [...(read(language) as Labelled), ...several.flatMap((set) => set[language])]) {
      const source = readSourceText(article, PACKS[language]);
      for (const one of cases) {
        total += 1;
        for (const kind of ["right", "wrong"] as const) {
          const text = one[kind] ?? "";
          const claim = comparedClaim(source, text);
          const shared = source.sentences.map((_, at) => sharedCount(claim, sourceSentence(source, at)));
          const { start_char: start, end_char: end } = source.sentences[shared.indexOf(Math.max(...shared))]!;
          const place = { start_char: start, end_char: end };
          if (quoteSupport(claimOf(text), PACKS[language], place, source) === "carries") kept[kind] += 1;
        }
      }
    }
    // Of the few true ones that fail, two are beside the wrong sentence. The false ones that pass mostly swap two roles.
    expect(total).toBe(73);
    expect(kept.right).toBeGreaterThanOrEqual(71);
    expect(kept.wrong).toBeLessThanOrEqual(4);
  });
});
