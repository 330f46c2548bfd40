import fc from "fast-check";
import { expect, test } from "vitest";
import { packOf } from "../../languages/pack-of.ts";
import { policyQuote } from "./policy-quote.ts";

const POLICY =
  "Payments are compared with habits. A device nobody has seen\nis challenged. At night everything is noted.";

test("the quote is the sentence that speaks of the question", () => {
  expect(policyQuote(POLICY, "an unknown device not seen before", packOf("en"))).toBe(
    "A device nobody has seen\nis challenged.",
  );
  expect(policyQuote(POLICY, "something else entirely", packOf("en"))).toBe("Payments are compared with habits.");
  expect(policyQuote("  ", "a device", packOf("en"))).toBeNull();
});

test("whatever the policy says, the quote stands in it word for word", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.string({ maxLength: 60 }), (text, query) => {
      const quote = policyQuote(text, query, packOf("en"));
      expect(quote === null ? text.trim() : text.includes(quote)).toSatisfy((found) => found === true || found === "");
    }),
  );
});
