import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { type DateValue, findDates, findQuantities, isGraphemeBoundary, LANGUAGES, type Language } from "../index.ts";

/** One date in short: only the parts the text states. */
function brief(date: DateValue): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const parts = [
    date.weekday === undefined ? "" : `w${date.weekday}`,
    date.century === undefined ? "" : `c${date.century}`,
    date.decade === undefined ? "" : `${date.decade}s${date.shortDecade ? "?" : ""}`,
    date.year === undefined ? "" : `${date.year}${date.endYear === undefined ? "" : `/${date.endYear}`}`,
    date.month === undefined ? "" : `m${date.month}`,
    date.day === undefined ? "" : `d${date.day}${date.endDay === undefined ? "" : `/${date.endDay}`}`,
    date.hour === undefined ? "" : `${two(date.hour)}:${two(date.minute ?? 0)}${date.hour12 ? "?" : ""}`,
    date.relative === undefined ? "" : `${date.relative.unit}${date.relative.offset}`,
    date.dayOrMonth ? "unsure" : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const cases: Readonly<Record<Language, readonly (readonly [text: string, found: string])[]>> = {
  en: [
    ["in 2015", "2015"],
    ["the 2015 election", "2015"],
    ["2015 people", ""],
    ["more than 2000 soldiers", ""],
    ["in 1815 and 1815 men", "1815"],
    ["May 2021", "2021 m5"],
    ["3 May 2021, 3rd of May", "2021 m5 d3; m5 d3"],
    ["May 3rd, 2021 and May 3", "2021 m5 d3; m5 d3"],
    ["3-5 May", "m5 d3/5"],
    ["2021-05-03", "2021 m5 d3"],
    ["2021-05-03T10:00 or 2021-05-03T10:00:00+02:00", "2021 m5 d3 10:00; 2021 m5 d3 10:00"],
    ["2021-05-03T99:00", "2021 m5 d3"],
    ["the 7/7 bombings, since 7/7; he scored 7/7", "m7 d7; m7 d7"],
    ["the 9/11 attacks; 9/10 of voters", "m9 d11"],
    ["5/3/2021", "2021 m5 d3 unsure"],
    ["25/3/2021 and 3/25/2021", "2021 m3 d25; 2021 m3 d25"],
    ["03.05.2021", "2021 m5 d3"],
    ["Sept. 11, 2001", "2001 m9 d11"],
    ["Theresa May may go in May", "m5"],
    ["the march in March", "m3"],
    ["Monday, 3 May 2021", "w1 2021 m5 d3"],
    ["on Sunday", "w7"],
    ["Sat 5 May; he sat", "w6 m5 d5"],
    ["the 1990s, the '90s", "1990s; 1990s?"],
    ["the 19th century, nineteenth-century art", "c19; c19"],
    ["2014-15, 2014–2016, from 2010 to 2012", "2014/2015; 2014/2016; 2010/2012"],
    ["3 pm, 3pm, 3.30pm, 11 a.m.", "15:00; 15:00; 15:30; 11:00"],
    ["at 10:30 GMT, 15:45", "10:30?; 15:45"],
    ["12am and 12pm", "00:00; 12:00"],
    ["at noon and midnight", "12:00; 00:00"],
    ["yesterday, last week, next year", "day-1; week-1; year1"],
    ["the score was 3.5 and 2,015", ""],
    ["$2015 or 2015 euros", ""],
    ["July '98", "1998 m7"],
    ["Sheffield Wednesday lost on Wednesday", "w3"],
  ],
  de: [
    ["am 3. Mai 2021", "2021 m5 d3"],
    ["am 3. Mai", "m5 d3"],
    ["um halb acht, gegen halb 1, halb acht Stück, um halb dreizehn", "07:30?; 12:30?"],
    ["am 03.05.2021, am 3.5.", "2021 m5 d3; m5 d3"],
    ["im Jänner und im März 2020", "m1; 2020 m3"],
    ["Montag, den 3. Mai", "w1 m5 d3"],
    ["am Samstag und Sonnabend", "w6; w6"],
    ["in den 90er Jahren, die 1990er", "1990s?; 1990s"],
    ["im 19. Jahrhundert", "c19"],
    ["um 15:30 Uhr, um 15 Uhr, 15.30 Uhr", "15:30; 15:00; 15:30"],
    ["im Jahr 1848", "1848"],
    ["seit 2015", "2015"],
    ["2015 Menschen", ""],
    ["gestern, letzte Woche, im vergangenen Jahr", "day-1; week-1; year-1"],
    ["von 2014 bis 2016", "2014/2016"],
    ["3.–5. Mai", "m5 d3/5"],
    ["um Mitternacht", "00:00"],
    ["12. Dez. 2019", "2019 m12 d12"],
    ["Er kam 1999.", "1999"],
  ],
  es: [
    ["hasta los 30 meses, los 20 empleados y el 80 %", ""],
    ["en los 90 y de los 80", "1990s?; 1980s?"],
    ["el 1.º de enero, el 1.° de mayo de 2020, 1º de junio", "m1 d1; 2020 m5 d1; m6 d1"],
    ["el 3 de mayo de 2021", "2021 m5 d3"],
    ["en mayo del 2020", "2020 m5"],
    ["el 1º de mayo, el 1 de enero", "m5 d1; m1 d1"],
    ["el lunes 3 de mayo", "w1 m5 d3"],
    ["a las 15:30, a las 3 p.m.", "15:30; 15:00"],
    ["a las 15 horas", "15:00"],
    ["abre a las 8, cierra a las 20; los lunes, a las 9 de la noche", "08:00?; 20:00; w1; 21:00"],
    ["llegó a las 8 aldeas, de las 12, tres; a las 3,5", ""],
    ["los años 90, la década de 1990", "1990s?; 1990s"],
    ["el siglo XIX", "c19"],
    ["03/05/2021", "2021 m5 d3"],
    ["en 2015, 2015 personas", "2015"],
    ["ayer, la semana pasada, el próximo año", "day-1; week-1; year1"],
    ["entre 2014 y 2016", "2014/2016"],
    ["el sábado", "w6"],
    ["15 de set. de 2019", "2019 m9 d15"],
    ["setiembre", "m9"],
    ["del 3 al 5 de mayo", "m5 d3/5"],
  ],
  pt: [
    ["3 de maio de 2021", "2021 m5 d3"],
    ["na segunda-feira", "w1"],
    ["às 15h30", "15:30"],
    ["século XIX, anos 90", "c19; 1990s?"],
    ["ontem, no ano passado", "day-1; year-1"],
    ["em março", "m3"],
  ],
};

for (const language of LANGUAGES) {
  test.each(cases[language])(`${language}: %s`, (text, found) => {
    expect(findDates(text, packOf(language)).map(brief).join("; ")).toBe(found);
  });
}

test("digits of a date are never a quantity as well", () => {
  expect(findQuantities("On 3 May 2021 at 15:30 in the 1990s", packOf("en"))).toEqual([]);
  expect(findQuantities("Am 3.5. um 15.30 Uhr", packOf("de"))).toEqual([]);
});

const pieces = [
  ..."0 1 3 12 15 31 90 98 1999 2021 2000 . , : / - – ' th s er h pm a.m. Uhr May Mai mayo de del of Monday lunes Montag century siglo XIX".split(
    " ",
  ),
  " ",
  "\n",
  "\u0301",
];
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((list) => list.join("")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((list) => list.join(" ")),
);

test("every date is cut from the original, in order, with parts in range and whole graphemes", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
      let last = 0;
      for (const date of findDates(text, packOf(language))) {
        expect(text.slice(date.start, date.end)).toBe(date.text);
        expect(date.start).toBeGreaterThanOrEqual(last);
        expect(date.end).toBeGreaterThan(date.start);
        if (date.month !== undefined) expect(date.month >= 1 && date.month <= 12).toBe(true);
        if (date.day !== undefined) expect(date.day >= 1 && date.day <= 31).toBe(true);
        if (date.hour !== undefined) expect(date.hour >= 0 && date.hour <= 23).toBe(true);
        expect(isGraphemeBoundary(text, date.start) && isGraphemeBoundary(text, date.end)).toBe(true);
        last = date.end;
      }
    }),
    { numRuns: 3000 },
  );
});
