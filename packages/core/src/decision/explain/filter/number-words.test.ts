import fc from "fast-check";
import { expect, test } from "vitest";
import { withDigits } from "./number-words.ts";

test.each([
  ["obtuvo ochenta y dos de cien", "obtuvo 82 de 100"],
  ["setenta e tres por cento", "73 por cento"],
  ["seventy-three out of a hundred", "73 out of a 100"],
  ["three hundred and ten soles", "310 soles"],
  ["dreiundsiebzig von hundert punkten", "73 von 100 punkten"],
  ["dreihundertzehn soles", "310 soles"],
  ["mil trescientos cuarenta y nueve", "1349"],
  ["one thousand three hundred and forty-nine", "1349"],
  ["thirteen hundred", "1300"],
  ["eintausenddreihundertneunundvierzig", "1349"],
  ["veintidos pagos", "22 pagos"],
  ["f.p. zero three", "f.p. 0 3"],
  ["dos y tres pagos", "2 y 3 pagos"],
  ["cero coma ochenta y dos", "0 coma 82"],
  ["null komma acht zwei", "0 komma 8 2"],
  ["mil gracias, tausend dank, mas de mil soles", "mil gracias, tausend dank, mas de 1000 soles"],
  ["un agente le contactara, once ready", "un agente le contactara, once ready"],
  ["geben sie auf ihre daten acht.", "geben sie auf ihre daten acht."],
  ["sie lag bei acht.", "sie lag bei 8."],
  ["bitte achten sie darauf; la once", "bitte achten sie darauf; la once"],
])("%s", (text, expected) => expect(withDigits(text)).toBe(expected));

test("whatever stands there, what is no number word stays, and the same text gives the same digits", () => {
  const words = fc.constantFrom("dos", "y", "setenta", "und", "acht", "hundert", "mil", "-", "compra", "and", "zero");
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (list) => {
      const once = withDigits(list.join(" "));
      expect(withDigits(list.join(" "))).toBe(once);
      expect(once.match(/compra/g)?.length ?? 0).toBe(list.filter((word) => word === "compra").length);
    }),
  );
});
