import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { compareDates, type DateValue, findDates, type Language, type ValueRelation } from "../index.ts";

function only(text: string, language: Language): DateValue {
  const [date] = findDates(text, packOf(language));
  if (date === undefined) throw new Error(`no date in "${text}"`);
  return date;
}

type Case = readonly [relation: ValueRelation, a: string, b: string, languages?: Language | `${Language}/${Language}`];

const cases: readonly Case[] = [
  ["equal", "3 May 2021", "2021-05-03"],
  ["equal", "3 May 2021", "3. Mai 2021", "en/de"],
  ["equal", "el 3 de mayo de 2021", "03.05.2021", "es/de"],
  ["equal", "3 pm", "15:00"],
  ["equal", "15:30 Uhr", "3.30pm", "de/en"],
  ["equal", "in 2015", "2015"],
  ["equal", "Monday", "Montag", "en/de"],
  ["equal", "the 1990s", "die 1990er", "en/de"],
  ["compatible", "May 2021", "3 May 2021"],
  ["compatible", "3 May", "3 May 2021"],
  ["compatible", "in 2021", "3 May 2021"],
  ["compatible", "Monday", "3 May 2021"],
  ["compatible", "the 1990s", "1994"],
  ["compatible", "the 90s", "the 1990s"],
  ["compatible", "the 19th century", "1848 in the year 1848"],
  ["compatible", "2014-16", "2015"],
  ["compatible", "3-5 May", "4 May"],
  ["different", "3 May 2021", "4 May 2021"],
  ["different", "between 1514 and 1519", "between 1514 and 1619"],
  ["different", "14-19 May", "12-19 May"],
  ["incomparable", "from 2010 to 2020", "from 2012 to 2015"],
  ["different", "May 2021", "May 2020"],
  ["different", "May 2021", "June 2021"],
  ["different", "Tuesday", "3 May 2021"],
  ["different", "Monday", "Sunday"],
  ["different", "2015", "2016"],
  ["different", "the 1990s", "2003"],
  ["different", "3 pm", "3 am"],
  ["different", "15:30", "15:45"],
  ["different", "5/3/2021", "6 March 2021"],
  // One of two readings is the same: nothing follows.
  ["incomparable", "5/3/2021", "5 March 2021"],
  ["incomparable", "3:30", "15:30"],
  ["incomparable", "9:00", "9 pm"],
  ["compatible", "9:00", "9 am"],
  ["equal", "5/3/2021", "5/3/2021"],
  ["incomparable", "Monday", "in 2021"],
  ["incomparable", "3 pm", "3 May"],
  ["incomparable", "yesterday", "3 May"],
  ["incomparable", "yesterday", "today"],
  ["incomparable", "3 May", "in 2021"],
];

for (const [relation, a, b, languages = "en"] of cases) {
  test(`${relation}: ${a}, ${b}`, () => {
    const [first, second] = languages.split("/") as [Language, Language | undefined];
    const left = only(a, first);
    const right = only(b, second ?? first);
    expect(compareDates(left, right)).toBe(relation);
    expect(compareDates(right, left)).toBe(relation);
  });
}

test("a weekday is checked against the calendar", () => {
  expect(compareDates({ weekday: 6 }, { year: 2000, month: 1, day: 1 })).toBe("compatible");
  expect(compareDates({ weekday: 4 }, { year: 2024, month: 2, day: 29 })).toBe("compatible");
  expect(compareDates({ weekday: 5 }, { year: 2024, month: 2, day: 29 })).toBe("different");
});
