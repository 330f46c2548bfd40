import { describe, expect, it } from "vitest";
import { LOCALES } from "./message-table.ts";
import { MESSAGES } from "./messages.ts";
import { translate, translateCount, translateIfKnown } from "./translate.ts";

const placeholders = (template: string) =>
  [...template.matchAll(/\{([a-z_0-9]+)\}/g)].map(([, name = ""]) => name).toSorted();

describe("the tables of messages", () => {
  for (const [feature, tables] of Object.entries(MESSAGES)) {
    it(`${feature}: every language has the same keys and placeholders, and no text is empty`, () => {
      const english: Readonly<Record<string, string>> = tables.en;
      for (const locale of LOCALES) {
        const table: Readonly<Record<string, string>> = tables[locale];
        expect(Object.keys(table).toSorted()).toEqual(Object.keys(english).toSorted());
        for (const [key, template] of Object.entries(table)) {
          expect(template.trim(), `${locale} ${feature}.${key}`).not.toBe("");
          expect(placeholders(template), `${locale} ${feature}.${key}`).toEqual(placeholders(english[key] ?? ""));
        }
      }
    });

    it(`${feature}: counted messages come in both forms`, () => {
      const keys = new Set(Object.keys(tables.en));
      for (const key of keys) if (key.endsWith("_other")) expect(keys).toContain(key.replace(/_other$/, "_one"));
    });
  }
});

describe("translate", () => {
  it("fills placeholders once, so that braces in a value stay text", () => {
    expect(translate("en", "shell.signed_in_as", { tenant: "{tenant}" })).toBe("Signed in as {tenant}");
  });

  it("falls back where a code made of data is unknown", () => {
    expect(translateIfKnown("de", "design.verdict_correct", "x")).toBe("belegt");
    expect(translateIfKnown("de", "design.verdict_strange", "strange")).toBe("strange");
    expect(translateIfKnown("de", "toString.constructor", "x")).toBe("x");
  });

  it("counts in the plural form of the language", () => {
    expect(translateCount("en", "runs.findings", 1)).toBe("1 finding");
    expect(translateCount("de", "runs.findings", 1200)).toBe("1.200 Befunde");
  });
});
