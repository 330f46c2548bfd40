import { describe, expect, it } from "vitest";
import { readPaste } from "./read-paste.ts";

const candidatesOf = (text: string) => {
  const read = readPaste(text);
  return read.kind === "candidates"
    ? read.candidates.map(({ title, url, snippet, date }) => ({ title, url, snippet, date }))
    : read.kind;
};

describe("what somebody pastes", () => {
  it("is addresses, each with what stands around it", () => {
    const text = `https://a.example/one
A title
Its text,
on two lines.
- https://b.example/two Only a text.
3. https://c.example/three

Title before
https://d.example/four
Text after.`;
    expect(candidatesOf(text)).toEqual([
      { url: "https://a.example/one", title: "A title", snippet: "Its text, on two lines.", date: "" },
      { url: "https://b.example/two", title: "", snippet: "Only a text.", date: "" },
      { url: "https://c.example/three", title: "", snippet: "", date: "" },
      { url: "https://d.example/four", title: "Title before", snippet: "Text after.", date: "" },
    ]);
  });

  it("is a list of results as search tools name their fields", () => {
    const results = [
      { title: "A", link: "https://a.example", description: "text", published: "2026-03-01T10:00:00Z" },
      { name: "B", href: "https://b.example", content: "more", date: "yesterday" },
      "not an object",
    ];
    const expected = [
      { title: "A", url: "https://a.example", snippet: "text", date: "2026-03-01" },
      { title: "B", url: "https://b.example", snippet: "more", date: "" },
    ];
    expect(candidatesOf(JSON.stringify(results))).toEqual(expected);
    expect(candidatesOf(JSON.stringify({ results }))).toEqual(expected);
  });

  it("is a whole request, taken as it is", () => {
    const request = { query: "a", candidates: [{ id: "1", title: "", snippet: "b" }] };
    expect(readPaste(JSON.stringify(request))).toEqual({ kind: "request", request });
    // The service says what is wrong with this one.
    expect(readPaste('{"query": "", "candidates": []}').kind).toBe("request");
  });

  it("is said to be unreadable where nothing can be read", () => {
    for (const text of ["", "only words", "{ query: ", "[]", "[1, 2]", "javascript:alert(1)", "null"])
      expect(readPaste(text), text).toEqual({ kind: "unreadable" });
    expect(readPaste('{"query": "a", "documents": ["b"]}')).toEqual({ kind: "cohere" });
  });

  it("takes its time in proportion: long lines without an end cost no more than reading them", () => {
    const long = `https://a.example/${"-".repeat(200_000)}\n${"1".repeat(200_000)}\n${" ".repeat(200_000)}x`;
    expect(candidatesOf(long)).toHaveLength(1);
  });
});
