import { expect, it } from "vitest";
import { draftedSources, EMPTY_DRAFT } from "./draft.ts";

it("calls sources by their names or their numbers and leaves the empty ones out", () => {
  const sources = ["One.", " ", "Three."].map((text, key) => ({ key, name: key === 0 ? " news " : "", text }));
  expect(draftedSources({ ...EMPTY_DRAFT, sources })).toEqual([
    { id: "news", text: "One." },
    { id: "3", text: "Three." },
  ]);
  expect(draftedSources({ ...EMPTY_DRAFT, sources: sources.slice(0, 2) })).toEqual([{ id: null, text: "One." }]);
});
