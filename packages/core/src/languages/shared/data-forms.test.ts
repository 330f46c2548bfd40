import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../text/at-once.ts";
import { readFrequencies, writeFrequencies } from "./frequency-table.ts";
import { readStemList, writeStemList } from "./stem-list.ts";
import { readStemPairs, writeStemPairs } from "./stem-pairs.ts";

const stem = fc.oneof(fc.stringMatching(/^[a-zäñ'-]{1,40}$/), fc.stringMatching(/^a{1,40}$/));

test("a list of stems is read as it was written", () => {
  fc.assert(
    fc.property(fc.uniqueArray(stem), (stems) => {
      const sorted = stems.toSorted();
      expect(atOnce(readStemList(writeStemList(sorted)))).toEqual(sorted);
    }),
  );
  expect(writeStemList(["abandon", "abbei", "zoo"])).toBe("AabandonCbeiAzoo");
});

test("so is a table of frequencies", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(stem, fc.nat(80)), { selector: ([key]) => key }), (entries) => {
      const bands = new Map(entries);
      expect(atOnce(readFrequencies(writeFrequencies(bands)))).toEqual(
        new Map([...bands].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      );
    }),
  );
});

test("pairs are written once and read from both sides, however far apart they stand", () => {
  const stems = Array.from({ length: 7000 }, (_, at) => `s${String(at).padStart(4, "0")}`);
  const place = fc.nat(stems.length - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place).filter(([a, b]) => a !== b)), (chosen) => {
      const pairs = new Map<string, Set<string>>();
      const link = (one: string, other: string) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
      for (const [a, b] of chosen) {
        link(stems[a]!, stems[b]!);
        link(stems[b]!, stems[a]!);
      }
      const read = atOnce(readStemPairs(stems, writeStemPairs(stems, pairs)));
      expect(new Map([...read].map(([one, others]) => [one, new Set(others)]))).toEqual(pairs);
    }),
    { numRuns: 30 },
  );
});
