import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { findQuantities, isGraphemeBoundary, LANGUAGES, type Language, type Quantity } from "../index.ts";

/** One quantity in short: approximation, value or range, kind (unless a plain number), unit or currency. */
function brief(quantity: Quantity): string {
  const { approx, value, low, high, against, kind, unit, currency, weak } = quantity;
  const round = (number: number) => Number(number.toPrecision(10));
  const amount = low === undefined ? `${round(value)}` : `${round(low)}..${round(high ?? low)}`;
  const score = against === undefined ? "" : `:${against}`;
  const parts = [approx, amount + score, kind === "number" ? undefined : kind, currency ?? unit, weak && "weak"];
  return parts.filter((part) => part !== undefined).join(" ");
}

const cases: Readonly<Record<Language, readonly (readonly [text: string, found: string])[]>> = {
  en: [
    [
      "several hundred people, a few thousand, a couple of hundred, hundred of",
      "100..1000 vague; 1000..10000 vague; 100..1000 vague; 100",
    ],
    ["several million dollars, several dozen, the 9/11 attacks", "1000000..10000000 money USD; 12..120 vague"],
    ["minus 5 degrees, 12 degrees below zero, 5 °C below zero", "-5 measure °; -12 measure °; -5 measure °C"],
    ["a profit of 2m, sales of about 3.5m, a wall of 2m height", "2000000; about 3500000; 2 measure m"],
    ["full marks, 7/7, open 24/7", "1 fraction; 24 weak"],
    ["at 2021-05-03T10:00 and 2021-05-03T10:00:30.5Z five people", "5"],
    ["1. Heat the oven.\n2) Mix 3 eggs.\n(3) Bake.", "1 weak; 2 weak; 3; 3 weak"],
    ["It holds 3 (passage 2) or 4 [5].", "3; 2 weak; 4; 5 weak"],
    ["The steps: 1. Boil water. He is number 1.", "1 weak; 1"],
    ["1,500 people", "1500"],
    ["1.500 people", "1.5"],
    ["a total of 1 500 people", "1500"],
    ["1\u00a0500 and 1\u202f500", "1500; 1500"],
    ["1'500 or 1,234,567.89", "1500; 1234567.89"],
    ["$3.5m", "3500000 money USD"],
    ["£2bn and €20", "2000000000 money GBP; 20 money EUR"],
    ["US$ 5 million", "5000000 money USD"],
    ["A$300,000 or C$5", "300000 money AUD; 5 money CAD"],
    ["5 % or 5 percent or 5 per cent or 5pc", "5 percent %; 5 percent %; 5 percent %; 5 percent %"],
    ["a rise of 2.5 percentage points", "2.5 percent pp"],
    ["three men and twenty-one women", "3; 21"],
    ["two hundred and fifty thousand", "250000"],
    ["one million three hundred thousand", "1300000"],
    ["half a million and half a dozen", "500000; 6"],
    ["two and a half million", "2500000"],
    ["a dozen eggs", "12"],
    ["a hundred people", "100"],
    ["one of them", "1 weak"],
    ["about 70, nearly 4m viewers", "about 70; below 4000000"],
    ["more than 70 and at least five", "over 70; at-least 5"],
    ["up to 20,000 and fewer than ten", "at-most 20000; under 10"],
    ["aged 60 or more", "at-least 60 age year"],
    ["50+ guests", "at-least 50"],
    ["10-20 minutes", "10..20 measure min"],
    ["between 10 and 20 percent", "10..20 percent %"],
    ["10 to 20 miles", "10..20 measure mi"],
    ["$5-10m", "5000000..10000000 money USD"],
    ["5 to 10 million people", "5000000..10000000"],
    ["three or four days", "3..4 measure day"],
    ["fell from 20 to 10", "20; 10"],
    ["rose from 10 to 20", "10; 20"],
    ["won 3-1 and lost 1-2", "3:1 score; 1:2 score"],
    ["two thirds of voters, a third of men", "0.6666666667 fraction; 0.3333333333 fraction"],
    ["1/2 and three-quarters", "0.5 fraction; 0.75 fraction"],
    ["half of the town, half the price", "0.5 fraction; 0.5 fraction"],
    ["one in five, three out of ten", "0.2 fraction; 0.3 fraction"],
    ["the 3rd, the third and the twenty-first man", "3 ordinal; 3 ordinal; 21 ordinal"],
    ["twice a day, doubled", "2 multiple; 2 multiple"],
    ["a 26-year-old and a three-year-old", "26 age year; 3 age year"],
    ["John Smith, 26, said", "26 age year"],
    ["she is 26 years old, aged 30", "26 age year; 30 age year"],
    ["26 years of war", "26 measure year"],
    ["100km and 62 miles and 6ft", "100 measure km; 62 measure mi; 6 measure ft"],
    ["a 10-mile run at 100 km/h or 62mph", "10 measure mi; 100 measure km/h; 62 measure mph"],
    ["60 miles per hour", "60 measure mph"],
    ["5 sq km, 5 square miles, 5 km²", "5 measure km²; 5 measure mi²; 5 measure km²"],
    ["25C (77F), -5 °C, minus 3 degrees Celsius", "25 measure °C; 77 measure °F; -5 measure °C; -3 measure °C"],
    ["20 pounds of meat weighing 20 pounds", "20 money GBP; 20 measure lb"],
    ["a 100m race for 1.5m people", "100 measure m; 1500000"],
    ["50p and 20 cents", "50 money penny; 20 money cent"],
    ["thousands of people, tens of thousands", "1000..100000 vague; 10000..1000000 vague"],
    ["MH370, G20 and A4", ""],
    ["in 2015", ""],
    ["2,015 people and 2015 people", "2015; 2015"],
    ["version 1.2.3.4 at 192.168.0.1", ""],
    ["16GB of memory, 5 MB", "16 measure GB; 5 measure MB"],
    ["2½ hours", "2.5 measure h"],
    ["20 million dollars, 20 Australian dollars", "20000000 money USD; 20 money AUD"],
    ["10k runners", "10000"],
    ["Warner (12) led 38-12", "12; 38:12 score"],
    ["cows aged 16 months", "16 age month"],
    ["Â£42m and £ 29million", "42000000 money GBP; 29000000 money GBP"],
  ],
  de: [
    ["Jeder fünfte Haushalt, jede 5. Frau", "0.2 fraction; 0.2 fraction"],
    ["jedes dritte Jahr, der fünfte Haushalt", "3 ordinal; 5 ordinal"],
    [
      "mehrere hundert Menschen, einige tausend, ein paar hundert",
      "100..1000 vague; 1000..10000 vague; 1 weak; 100..1000 vague",
    ],
    ["8 Grad unter null, 8 Grad unter dem Mittel", "-8 measure °; 8 measure °"],
    ["1.500 Menschen", "1500"],
    ["1,500 Liter", "1.5 measure l"],
    ["1.500,50 €", "1500.5 money EUR"],
    ["3,5 Mio. Euro", "3500000 money EUR"],
    ["2 Mrd. Euro, 3 Milliarden US-Dollar", "2000000000 money EUR; 3000000000 money USD"],
    ["1'500 Franken und CHF 20", "1500 money CHF; 20 money CHF"],
    ["20 Euro, 5 Prozent, 5 %", "20 money EUR; 5 percent %; 5 percent %"],
    ["um 2 Prozentpunkte", "2 percent pp"],
    ["drei Männer und einundzwanzig Frauen", "3; 21"],
    ["zweihundertfünfzig", "250"],
    ["zweihundertfünfzigtausend", "250000"],
    ["eine halbe Million, anderthalb Stunden", "500000; 1.5 measure h"],
    ["zweieinhalb Millionen", "2500000"],
    ["zwei Dutzend", "24"],
    ["ein Mann", "1 weak"],
    ["eine Million", "1000000"],
    ["rund 70, fast 4 Millionen", "about 70; below 4000000"],
    ["mehr als 70, mindestens fünf, bis zu 20", "over 70; at-least 5; at-most 20"],
    ["zwischen 10 und 20 Prozent", "10..20 percent %"],
    ["10 bis 20 Kilometer, 10–20 km", "10..20 measure km; 10..20 measure km"],
    ["von 10 auf 20", "10; 20"],
    ["gewann 3:1", "3:1 score"],
    ["ein Drittel der Wähler, zwei Drittel", "0.3333333333 fraction; 0.6666666667 fraction"],
    ["die Hälfte", "0.5 fraction"],
    ["der 3. Platz, der dritte, der einundzwanzigste", "3 ordinal; 3 ordinal; 21 ordinal"],
    ["der 26-jährige, 26 Jahre alt", "26 age year; 26 age year"],
    ["im Alter von 26 Jahren", "26 age year"],
    ["Hunderttausende, Dutzende", "100000..10000000 vague; 12..1200 vague"],
    ["100 Stundenkilometer, 100 Kilometer pro Stunde", "100 measure km/h; 100 measure km/h"],
    ["500 Quadratmeter, 3 Grad, 30 °C", "500 measure m²; 3 measure °; 30 measure °C"],
    ["doppelt so viele", "2 multiple"],
    ["2000 Menschen im Jahr 2000", "2000"],
    ["1 500 Einwohner", "1500"],
    ["Artikel 5 Absatz 3", "5; 3"],
    ["Karl Weber (26) fehlt", "26 age year"],
  ],
  es: [
    ["2 mil 500 personas", "2500"],
    ["3 millones 200 mil euros", "3200000 money EUR"],
    ["2 mil 15 millones; 2 mil. 500 más", "2000; 15000000; 2000; 500"],
    ["40 grados bajo cero y 3 grados", "-40 measure °; 3 measure °"],
    ["S/. 1.800 y S/1800", "1800 money PEN; 1800 money PEN"],
    ["1.500 personas", "1500"],
    ["US$ 1,500.50 y 2,300 personas", "1500.5 money USD; 2300"],
    ["3,5 millones de euros", "3500000 money EUR"],
    ["5 por ciento y 5 %", "5 percent %; 5 percent %"],
    ["tres hombres y veintiuna mujeres", "3; 21"],
    ["doscientos cincuenta mil", "250000"],
    ["treinta y uno", "31"],
    ["mil millones, dos mil quinientos", "1000000000; 2500"],
    ["medio millón, dos docenas, dos millones y medio", "500000; 24; 2500000"],
    ["un hombre", "1 weak"],
    ["unos 70, casi 4 millones", "about 70; below 4000000"],
    ["más de 70, al menos cinco, hasta 20", "over 70; at-least 5; at-most 20"],
    ["entre 10 y 20 kilómetros", "10..20 measure km"],
    ["subió de 10 a 20", "10; 20"],
    ["ganó 3 a 1", "3:1 score"],
    ["la mitad, dos tercios, uno de cada cinco", "0.5 fraction; 0.6666666667 fraction; 0.2 fraction"],
    ["el tercero, el 3º, la 2ª", "3 ordinal; 3 ordinal; 2 ordinal"],
    ["una mujer de 26 años", "1 weak; 26 age year"],
    ["26 años de edad", "26 age year"],
    ["durante 26 años", "26 measure year"],
    ["miles de personas, decenas de miles", "1000..100000 vague; 10000..1000000 vague"],
    ["3 kilómetros cuadrados, 90 kilómetros por hora", "3 measure km²; 90 measure km/h"],
    ["10 libras esterlinas, 10 pesos chilenos", "10 money GBP; 10 money CLP"],
    ["el doble", "2 multiple"],
    ["15 mil soles", "15000 money PEN"],
  ],
  pt: [
    ["5 graus abaixo de zero", "-5 measure °"],
    ["R$ 5 milhões", "5000000 money BRL"],
    ["1.500,50 euros", "1500.5 money EUR"],
    ["duzentos e cinquenta mil", "250000"],
    ["vinte e um", "21"],
    ["três, meio milhão", "3; 500000"],
    ["cerca de 70, mais de 5 por cento", "about 70; over 5 percent %"],
    ["um homem de 26 anos", "1 weak; 26 age year"],
    ["entre 10 e 20 quilômetros", "10..20 measure km"],
    ["dois bilhões de reais", "2000000000 money BRL"],
  ],
};

for (const language of LANGUAGES) {
  test.each(cases[language])(`${language}: %s`, (text, found) => {
    expect(findQuantities(text, packOf(language)).map(brief).join("; ")).toBe(found);
  });
}

test("an ambiguous separator keeps its other reading", () => {
  expect(findQuantities("1,500 Liter", packOf("de"))[0]).toMatchObject({ value: 1.5, alternative: 1500 });
  expect(findQuantities("1.500 people", packOf("en"))[0]).toMatchObject({ value: 1.5, alternative: 1500 });
  expect(findQuantities("1,500 people", packOf("en"))[0]?.alternative).toBeUndefined();
});

test("a figure knows the place of its last digit and the word it counts", () => {
  expect(findQuantities("3.5 million viewers", packOf("en"))[0]).toMatchObject({ step: 100_000, counted: "viewers" });
  expect(findQuantities("3.25 litres", packOf("en"))[0]).toMatchObject({ step: 0.01 });
});

const alphabet = "0123456789.,'’ \u00a0-–/:%$€£°º½²()+~aehmnsxABC\n\u0301\u{1f600}\u200d".split(/(?:)/u);
const words =
  "two twenty hundred thousand million and half a dozen zwei und ein tausend dos mil y medio millones de cien years old aged between to bis".split(
    " ",
  );
const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...words), fc.nat(3000).map(String)), { maxLength: 20 })
    .map((list) => list.join(" ")),
);

test("every quantity is cut from the original, in order, with finite values and whole graphemes", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
      let last = 0;
      for (const quantity of findQuantities(text, packOf(language))) {
        expect(text.slice(quantity.start, quantity.end)).toBe(quantity.text);
        expect(quantity.start).toBeGreaterThanOrEqual(last);
        expect(quantity.end).toBeGreaterThan(quantity.start);
        expect(Number.isFinite(quantity.value)).toBe(true);
        expect(isGraphemeBoundary(text, quantity.start) && isGraphemeBoundary(text, quantity.end)).toBe(true);
        last = quantity.end;
      }
    }),
    { numRuns: 3000 },
  );
});
