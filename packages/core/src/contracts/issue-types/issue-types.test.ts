import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "../../locales/index.ts";
import type { FindingDimension } from "../finding-enums.ts";
import { FINDING_DIMENSIONS } from "../finding-names.ts";
import { ERROR_TYPES, ISSUE_TYPES, IssueType, type IssueTypeRow, type IssueTypeTexts } from "./index.ts";
import { meaningOf } from "./meanings/meaning-of.ts";

const rows: [string, IssueTypeRow][] = FINDING_DIMENSIONS.flatMap((dimension) =>
  Object.entries(ISSUE_TYPES[dimension]).map(([type, row]): [string, IssueTypeRow] => [`${dimension}/${type}`, row]),
);

describe("the table of issue types", () => {
  it.each(rows)("%s says everything in every language", (name, row) => {
    expect(name).toMatch(/^[a-z]+\/[A-Z_]{1,40}$/);
    for (const locale of LOCALES) {
      const { label, message, advice } = row[locale];
      const [dimension = "", type = ""] = name.split("/");
      const meaning = meaningOf(dimension as FindingDimension, type)?.[locale] ?? "";
      for (const sentence of [message, advice, meaning]) expect(sentence, locale).toMatch(/^\p{Lu}[^{}]*\S\.$/u);
      expect(label, locale).toMatch(/^\p{L}[^{};]*[^\s.]$/u);
      expect(label.split(" ").length, label).toBeLessThanOrEqual(3);
    }
  });

  const meaning = (dimension: FindingDimension, type: string, locale: Locale) => meaningOf(dimension, type)?.[locale];
  const textOf = { message: "message", label: "label", meaning } as const;
  it.each(["message", "meaning", "label"] as const)("no two types of a dimension share a %s", (text) => {
    const read = textOf[text];
    for (const dimension of FINDING_DIMENSIONS) {
      for (const locale of LOCALES) {
        const said = Object.entries<IssueTypeRow>(ISSUE_TYPES[dimension]).map(([type, row]) =>
          typeof read === "string" ? row[locale][read] : read(dimension, type, locale),
        );
        expect(new Set(said).size, `${dimension} ${locale}`).toBe(said.length);
      }
    }
  });

  it("speaks four languages, not one of them twice", () => {
    const texts = (row: IssueTypeRow, text: keyof IssueTypeTexts) => LOCALES.map((locale) => row[locale][text]);
    for (const [name, row] of rows) expect(new Set(texts(row, "message")).size, name).toBe(LOCALES.length);
  });

  it("calls a type the same in every dimension", () => {
    for (const locale of LOCALES) {
      const labels = new Map<string, string>();
      for (const [name, row] of rows) {
        const type = name.slice(name.indexOf("/") + 1);
        expect(labels.get(type) ?? row[locale].label, `${name} ${locale}`).toBe(row[locale].label);
        labels.set(type, row[locale].label);
      }
      expect([...labels.keys()]).toEqual(IssueType.options);
    }
  });

  it("fixes the severity of values and names only", () => {
    const fixed = rows.filter(([, row]) => row.severityIsFixed).map(([name, row]) => [name, row.severity]);
    expect(fixed).toEqual([
      ["factuality/NUMBER", "high"],
      ["factuality/DATE", "high"],
      ["factuality/NAME", "medium"],
      ["factuality/ENTITY", "medium"],
      ["factuality/LOCATION", "medium"],
      ["factuality/ORGANIZATION", "medium"],
    ]);
  });

  it("keeps the German messages the ids of findings rest on", () => {
    const { CONTRADICTION, NOT_CONFIRMED, NOTHING_FOUND } = ISSUE_TYPES.factuality;
    const { NUMBER, DATE, NAME, NEGATION, ROLE } = ERROR_TYPES;
    const rows = [NUMBER, DATE, NAME, NEGATION, ROLE, CONTRADICTION, NOT_CONFIRMED, NOTHING_FOUND];
    expect(rows.map((row) => row.de.message)).toEqual([
      "Die Quelle nennt eine andere Zahl.",
      "Die Quelle nennt ein anderes Datum.",
      "Die Quelle nennt einen anderen Namen.",
      "Die Quelle sagt das Gegenteil.",
      "Die Quelle sagt es umgekehrt.",
      "Die Quelle widerspricht dem.",
      "Das ließ sich an der Quelle nicht bestätigen.",
      "Dazu wurde in der Quelle nichts gefunden.",
    ]);
  });
});
