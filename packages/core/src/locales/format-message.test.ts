import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { messagesOf } from "../languages/messages-of.ts";
import { fillTemplate, formatMessage, isLocale, LOCALES, type Locale, type ParamsOf } from "./index.ts";

const english = messagesOf("en");
const features = Object.keys(english) as (keyof typeof english)[];
const tableOf = (feature: keyof typeof english, locale: Locale): Readonly<Record<string, string>> =>
  messagesOf(locale)[feature];
const placeholders = (template: string) =>
  [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => String(match[1])).sort();

describe("every message table", () => {
  test.each(features)("%s has every key in every language, none empty", (feature) => {
    for (const locale of LOCALES) {
      const table = tableOf(feature, locale);
      expect(Object.keys(table).sort()).toEqual(Object.keys(english[feature]).sort());
      for (const [key, text] of Object.entries(table)) expect(text.trim(), `${locale} ${key}`).not.toBe("");
    }
  });

  test.each(features)("%s uses the same placeholders in every language", (feature) => {
    for (const locale of LOCALES) {
      for (const [key, text] of Object.entries(english[feature])) {
        expect(placeholders(tableOf(feature, locale)[key] ?? ""), `${locale} ${key}`).toEqual(placeholders(text));
        expect(text.replace(/\{[a-z_0-9]+\}/g, ""), `${key} has stray braces`).not.toMatch(/[{}]/);
      }
    }
  });
});

describe("formatMessage", () => {
  test("speaks the language asked for", () => {
    expect(LOCALES.map((locale) => formatMessage("errors.too_small", { minimum: 1 }, locale))).toEqual([
      "muss mindestens 1 sein",
      "must be at least 1",
      "debe ser como mínimo 1",
      "deve ser no mínimo 1",
    ]);
  });

  test("takes its params from the English template", () => {
    expectTypeOf<ParamsOf<"errors.invalid_type">>().toEqualTypeOf<{
      readonly expected: string | number;
      readonly received: string | number;
    }>();
  });

  test("leaves braces inside a param alone", () => {
    expect(fillTemplate("{a}-{b}", { a: "{b}", b: "$&" })).toBe("{b}-$&");
  });

  test("shows a placeholder whose param is missing", () => {
    expect(fillTemplate("{a} {constructor}", {})).toBe("{a} {constructor}");
  });

  test("contains every param word for word, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...LOCALES), (key, locale) => {
        expect(formatMessage("errors.unknown_key", { key }, locale)).toContain(key);
      }),
    );
  });
});

test("isLocale knows the four languages only", () => {
  expect(["de", "en", "es", "pt", "fr", "DE", ""].filter(isLocale)).toEqual([...LOCALES]);
});
