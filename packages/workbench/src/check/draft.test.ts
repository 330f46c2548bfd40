import { expect, it } from "vitest";
import { draftedCriteria, draftedSources, EMPTY_DRAFT, withFiles } from "./draft.ts";

it("calls sources by their names or their numbers and leaves the empty ones out", () => {
  const sources = ["One.", " ", "Three."].map((text, key) => ({ key, name: key === 0 ? " news " : "", text }));
  expect(draftedSources({ ...EMPTY_DRAFT, sources })).toEqual([
    { id: "news", text: "One." },
    { id: "3", text: "Three." },
  ]);
  expect(draftedSources({ ...EMPTY_DRAFT, sources: sources.slice(0, 2) })).toEqual([{ id: null, text: "One." }]);
});

it("takes dropped files: the first where it fell, the others as sources of their own", () => {
  const sources = [
    { key: 0, name: "", text: "typed" },
    { key: 4, name: "kept", text: "kept" },
  ];
  const files = ["a.pdf", "b.docx"].map((name) => ({ name, text: `text of ${name}` }));
  expect(withFiles(sources, 0, files)).toEqual([
    { key: 0, name: "a.pdf", text: "text of a.pdf" },
    { key: 4, name: "kept", text: "kept" },
    { key: 5, name: "b.docx", text: "text of b.docx" },
  ]);
  expect(withFiles(sources, 0, [])).toBe(sources);
});

it("takes each line that is not blank as a criterion", () => {
  const criteria = " names the amount \n\n\tnames the deadline\r\n";
  expect(draftedCriteria({ ...EMPTY_DRAFT, criteria })).toEqual(["names the amount", "names the deadline"]);
  expect(draftedCriteria(EMPTY_DRAFT)).toEqual([]);
});
