import { expect, it } from "vitest";
import { draftedCriteria, draftedSources, EMPTY_DRAFT } from "./draft.ts";

it("calls sources by their names or their numbers and leaves the empty ones out", () => {
  const sources = ["One.", " ", "Three."].map((text, key) => ({ key, name: key === 0 ? " news " : "", text }));
  expect(draftedSources({ ...EMPTY_DRAFT, sources })).toEqual([
    { id: "news", text: "One." },
    { id: "3", text: "Three." },
  ]);
  expect(draftedSources({ ...EMPTY_DRAFT, sources: sources.slice(0, 2) })).toEqual([{ id: null, text: "One." }]);
});

it("takes each line that is not blank as a criterion", () => {
  const criteria = " names the amount \n\n\tnames the deadline\r\n";
  expect(draftedCriteria({ ...EMPTY_DRAFT, criteria })).toEqual(["names the amount", "names the deadline"]);
  expect(draftedCriteria(EMPTY_DRAFT)).toEqual([]);
});
