import { describe, expect, it } from "vitest";
import type { Finding } from "../api/index.ts";
import type { Claim } from "./claims.ts";
import { claimQuotes, quotePlaces } from "./marks.ts";
import { bodySources, sourcesOfRun, sourceTitle } from "./shown-source.ts";

const quote = (source: string | null, text: string, start = 0) => ({
  start,
  end: start + text.length,
  text,
  folded: false,
  source,
});
const claim: Claim = {
  id: "c1",
  text: "It opened in 1932.",
  label: "correct",
  confidence: 0.6,
  errorType: null,
  decidedBy: null,
  reason: "correct",
  place: null,
  quote: quote("a", "It opened in 1932."),
  conflict: quote("b", "It opened in 1923.", 4),
};

describe("sources beside a text", () => {
  it("are those of the run, or its article without a name", () => {
    const article = { id: 1, text: "One.", title: null };
    expect(sourcesOfRun({ article })).toEqual([{ id: null, text: "One." }]);
    const sources = [{ id: "a", text: "One." }];
    expect(sourcesOfRun({ article, sources })).toBe(sources);
  });

  it("have a title of what is known", () => {
    expect(sourceTitle({ id: null, text: "" })).toBeNull();
    expect(sourceTitle({ id: "a", text: "", title: "News", url: null, date: "2024" })).toBe("a · News · 2024");
  });

  it("are sent as an article, as sources, or not at all", () => {
    expect(bodySources([{ id: null, text: "" }])).toEqual({});
    expect(bodySources([{ id: null, text: "One." }])).toEqual({ article_text: "One." });
    expect(bodySources([{ id: "a", text: "One.", title: "T" }])).toEqual({
      sources: [{ id: "a", text: "One.", title: "T" }],
    });
  });
});

describe("quotes of several sources", () => {
  it("are marked in their own, those that disagree too", () => {
    expect(claimQuotes(claim, "a")).toEqual([{ item: "c1", place: claim.quote, against: false }]);
    expect(claimQuotes(claim, "b")).toEqual([{ item: "c1", place: claim.conflict, against: true }]);
    const oneSource = { ...claim, quote: quote(null, "x"), conflict: quote(null, "y") };
    expect(claimQuotes(oneSource, null)).toEqual([{ item: "c1", place: oneSource.quote, against: false }]);
  });

  it("of a finding are looked up where they say they stand", () => {
    const data = { source_id: "b", start_char: 4, end_char: 8 };
    const finding = {
      evidence: [{ id: "e", kind: "quote", source: "details.claims", quote: "mill", data }],
    } as unknown as Finding;
    expect(quotePlaces(finding, { id: "a", text: "the mill" })).toEqual([]);
    expect(quotePlaces(finding, { id: "b", text: "the mill" })).toEqual([{ start: 4, end: 8 }]);
  });
});
