import { describe, expect, test } from "vitest";
import { parseContract } from "../errors/index.ts";
import { expectOneError } from "../testing/expect-errors.ts";
import { Amount, Country, Currency } from "./money.ts";

describe("money", () => {
  test.each(["0", "0.00", "1800.00", "999999999999999.9999", "0.5"])("%s is an amount", (amount) => {
    expect(parseContract(Amount, amount)).toEqual({ status: "ok", value: amount });
  });

  test.each([
    1800,
    "1,800.00",
    "1.800,00",
    "-1",
    "01",
    "1e3",
    ".5",
    "1.",
    "1.23456",
    " 1",
    "NaN",
    "",
    "1000000000000000",
    null,
  ])("%j is none", (amount) => expectOneError(Amount, amount, "invalid_amount", ""));

  test.each(["eur", "EURO", "E1R", "€", 978])("%j is no currency", (code) => {
    expectOneError(Currency, code, "invalid_currency", "");
  });

  test.each(["de", "DEU", "D", 49, "XX", "ZZ", "AA", "EU"])("%j is no country", (code) => {
    expectOneError(Country, code, "invalid_country", "");
  });

  test("there are 249 countries, and Kosovo", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    const codes = letters.flatMap((a) => letters.map((b) => a + b));
    expect(codes.filter((code) => Country.safeParse(code).success)).toHaveLength(250);
    for (const code of ["DE", "US", "GB", "XK"]) expect(Country.safeParse(code).success).toBe(true);
  });
});
