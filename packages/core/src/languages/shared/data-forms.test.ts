import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../text/at-once.ts";
import { readFrequencies, writeFrequencies } from "./frequency-table.ts";
import { readStemGroups, writeStemGroups } from "./stem-groups.ts";
import { readStemList, writeStemList } from "./stem-list.ts";

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

test("what belongs together is read as it was written, in groups or in pairs, however far apart it stands", () => {
  const stems = Array.from({ length: 7000 }, (_, at) => `s${String(at).padStart(4, "0")}`);
  const place = fc.nat(stems.length - 1);
  const group = fc.uniqueArray(place, { minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(group), (groups) => {
      const pairs = new Map<string, Set<string>>();
      const link = (one: string, other: string) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
      for (const places of groups) {
        for (const one of places) for (const other of places) if (one !== other) link(stems[one]!, stems[other]!);
      }
      const read = atOnce(readStemGroups(stems, writeStemGroups(stems, pairs)));
      expect(new Map([...read].map(([one, others]) => [one, new Set(others)]))).toEqual(pairs);
      for (const others of read.values()) expect(new Set(others).size).toBe(others.length);
    }),
    { numRuns: 30 },
  );
});
