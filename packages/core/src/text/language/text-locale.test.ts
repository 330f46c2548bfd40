import { expect, test } from "vitest";
import { textLocale } from "./text-locale.ts";

test.each([
  ["Die Brücke wurde im März eröffnet.", "", "de"],
  ["The bridge was opened in March.", "Die Brücke wurde im März eröffnet.", "en"],
  ["El puente se abrió en marzo.", "", "es"],
  ["A ponte foi aberta em março e não fechou.", "", "pt"],
  ["2015", "Die Brücke wurde im März eröffnet.", "de"],
  ["2015", "", "en"],
  ["", "", "en"],
])("%j beside %j is spoken of in the language %s", (text, beside, locale) => {
  expect(textLocale(text, beside)).toBe(locale);
});
