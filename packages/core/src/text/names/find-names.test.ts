import fc from "fast-check";
import { expect, test } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { packOf } from "../../languages/pack-of.ts";
import { findNames, isGraphemeBoundary, LANGUAGES, type Language, type Name, nameEvidence } from "../index.ts";

/** One name in short: its text, the first letter of its kind, `?` when weak. */
function brief({ text, kind, weak }: Name): string {
  return `${text}${kind === undefined ? "" : `:${kind.slice(0, 2)}`}${weak ? "?" : ""}`;
}

const cases: Readonly<Record<Language, readonly (readonly [text: string, found: string])[]>> = {
  en: [
    ["We met John Smith in Berlin.", "John Smith:pe; Berlin:pl"],
    ["US President Barack Obama spoke.", "US:pl; Barack Obama:pe"],
    ["German Chancellor Angela Merkel left.", "German:ot; Angela Merkel:pe"],
    ["The Bank of England raised rates.", "Bank of England:or"],
    ["He studied at the University of Oxford.", "University of Oxford:or"],
    ["Bashar al-Assad met Ludwig van Beethoven.", "Bashar al-Assad:pe; Ludwig van Beethoven:pe"],
    ["Books by J.K. Rowling and J. Smith sell.", "J.K. Rowling:pe; J. Smith:pe"],
    ["Kim Jong-un tested it.", "Kim Jong-un:pe"],
    ["Shares of AT&T and O’Neill’s firm fell.", "AT&T:or; O’Neill"],
    ["Mr Jones and Dr. Brown agreed.", "Jones:pe; Brown:pe"],
    ["Prime Minister David Cameron resigned.", "David Cameron:pe"],
    ["The Prime Minister resigned.", ""],
    ["The Premier League began.", "Premier League:or"],
    ["Theresa May said that in May.", "Theresa May:pe"],
    ["On Monday the market fell in March.", ""],
    ["Yesterday Obama left.", "Obama"],
    ["Scientists found water.", ""],
    ["However, it rained.", ""],
    ["Zubrowski said no.", "Zubrowski?"],
    ["Zubrowski said no. Later Zubrowski left.", "Zubrowski; Zubrowski"],
    ["Apples fell. We ate apples.", ""],
    ["NATO and the UN met.", "NATO:or; UN:or"],
    ["I think I know.", ""],
    ["It ended.The firm Acme closed.", "Acme"],
    ["“We want peace,” said Ann.", "Ann"],
    ["They live in New York and New Zealand.", "New York:pl; New Zealand:pl"],
    ["U.S. officials spoke.", "U.S:pl"],
    ["They moved to Australia Natalia Moon is happy.", "Australia:pl; Natalia Moon:pe"],
  ],
  de: [
    ["Das sagte Peter Müller von der Siemens AG.", "Peter Müller:pe; Siemens AG:or"],
    ["Das sagte Anna Weber von der SPD.", "Anna Weber:pe; SPD:or"],
    ["Ursula von der Leyen kam mit Karl von Weizsäcker.", "Ursula von der Leyen:pe; Karl von Weizsäcker:pe"],
    ["Bundeskanzlerin Angela Merkel kam.", "Angela Merkel:pe"],
    ["Er traf Präsidenten Emmanuel Macron in Paris.", "Emmanuel Macron:pe; Paris:pl"],
    ["Die Polizei nahm den Mann fest.", ""],
    ["Müller sagte, die Regierung habe Geld.", "Müller"],
    ["SPD-Chef Lars Klingbeil lobte die SPD.", "SPD:or; Lars Klingbeil; SPD:or"],
    ["Ursula von der Leyen sprach.", "Ursula von der Leyen:pe"],
    ["Der Konzern Siemens baut ein Werk.", "Siemens"],
    ["Herr Weber sagt nein.", "Weber:pe"],
    ["US-Präsident Biden besuchte die Ukraine.", "US:pl; Biden; Ukraine:pl"],
    ["Nach Angaben von Volkswagen stieg der Umsatz.", "Volkswagen"],
    ["Drei Millionen Euro fehlen der Stadt.", ""],
    ["Die Bevölkerung und die Wirtschaft leiden.", ""],
    ["Am Montag kam der Mai.", ""],
    ["Die französische Regierung schweigt.", "französische:ot"],
    ["Deutschlands Kinder lernen.", "Deutschlands:pl"],
    ["In Köln und Baden-Württemberg regnet es.", "Köln:pl; Baden-Württemberg"],
  ],
  es: [
    ["El presidente Pedro Sánchez viajó a Francia.", "Pedro Sánchez:pe; Francia:pl"],
    ["La Universidad de Salamanca abrió.", "Universidad de Salamanca:or"],
    ["Vino Juan de la Cruz.", "Juan de la Cruz:pe"],
    ["Según Gabriel García Márquez, llovió.", "Gabriel García Márquez:pe"],
    ["La policía alemana detuvo a un hombre.", "alemana:ot"],
    ["Ayer llegó el señor López.", "López:pe"],
    ["Los vecinos protestaron.", ""],
    ["En Estados Unidos y en Lima hace calor.", "Estados Unidos:pl; Lima:pl"],
    ["El Banco de España subió los tipos.", "Banco de España:or"],
    ["La Sra. Rojas habló con la ONU.", "Rojas:pe; ONU:or"],
  ],
  pt: [
    ["O presidente Luiz Inácio Lula da Silva viajou.", "Luiz Inácio Lula da Silva:pe"],
    ["Em Lisboa e no Brasil chove.", "Lisboa:pl; Brasil:pl"],
    ["Os moradores protestaram.", ""],
  ],
};

for (const language of LANGUAGES) {
  test.each(cases[language])(`${language}: %s`, (text, found) => {
    expect(
      findNames(text, { language: packOf(language) })
        .map(brief)
        .join("; "),
    ).toBe(found);
  });
}

test("text without capitals finds its names through the source", () => {
  const reference = "Theresa May met Emmanuel Macron in Paris. The Hewlett-Packard offices of Kim Jong-un were open.";
  const names = (text: string) =>
    findNames(text, { language: packOf("en"), reference })
      .map(brief)
      .join("; ");
  expect(names("theresa may met macron in paris")).toBe("theresa may:pe; macron:pe; paris:pl");
  expect(names("the offices may open")).toBe("");
  expect(names("kim jong-un runs hewlett-packard")).toBe("kim jong-un:pe; hewlett-packard");
  expect(names("THERESA MAY MET MACRON IN PARIS")).toBe("THERESA MAY:pe; MACRON:pe; PARIS:pl");
});

test("the source proves or disproves a name at the start of a sentence", () => {
  const of = (text: string, reference: string) =>
    findNames(text, { language: packOf("en"), reference })
      .map(brief)
      .join("; ");
  expect(of("Zubrowski said no.", "It was Zubrowski.")).toBe("Zubrowski");
  expect(of("Bakery opens.", "The bakery is new.")).toBe("");
});

test("what was read from a source once serves every text", () => {
  const evidence = nameEvidence("It was Zubrowski.", packOf("en"));
  expect(findNames("zubrowski left", { language: packOf("en"), reference: evidence }).map(brief)).toEqual([
    "zubrowski",
  ]);
});

test("titles are remembered outside the span", () => {
  expect(findNames("Then Prime Minister David Cameron left", { language: packOf("en") })[0]).toMatchObject({
    text: "David Cameron",
    head: "cameron",
    parts: ["david", "cameron"],
    titles: ["prime", "minister"],
  });
});

const pieces =
  "A Ann Berlin U.S. NATO O'Neill von der al - ' & . , : “ ” Mr President of the New York May Monday die SPD -Chef é \u0301 \n".split(
    " ",
  );
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((list) => list.join(" ")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((list) => list.join("")),
);

test("every name is cut from the original, in order and in whole graphemes, with or without a source", () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom(...LANGUAGES), (text, reference, language) => {
      for (const options of [{ language: packOf(language) }, { language: packOf(language), reference }]) {
        let last = 0;
        for (const name of findNames(text, options)) {
          expect(text.slice(name.start, name.end)).toBe(name.text);
          expect(name.start).toBeGreaterThanOrEqual(last);
          expect(name.end).toBeGreaterThan(name.start);
          expect(name.parts.length).toBeGreaterThan(0);
          expect(isGraphemeBoundary(text, name.start) && isGraphemeBoundary(text, name.end)).toBe(true);
          last = name.end;
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test.each(["A ", "a", "A-", "Mr ", "Anna von ", "U.", "é", "New York ", "O'"])(
  "100 kB of %j are read at once",
  async (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const spent = await processorMs(() => {
      for (const language of LANGUAGES) {
        const found = findNames(text, { language: packOf(language), reference: text });
        expect(found.length).toBeLessThanOrEqual(text.length);
      }
    });
    expect(spent).toBeLessThan(20_000);
  },
);
