import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Claim, type EvidenceQuote, type FactualityDetails, parseContract, Sources } from "../contracts/index.ts";
import { formatReport, type ReportFormat } from "../report/index.ts";
import { check } from "./check.ts";
import { checkInOffsetEncoding } from "./in-offset-encoding.ts";

const bridge = "The harbour bridge opened in 1932. It is 503 metres long.";
const guide = "😀 A guide to the city. The harbour bridge opened in 1932. The old mill burned down in 1871.";
const rival = "The harbour bridge opened in 1923. Tickets cost 20 dollars.";

const claimsOf = (details: unknown): readonly Claim[] => (details as FactualityDetails).claims;

async function judge(summary_text: string, sources: readonly { id: string; text: string; title?: string }[]) {
  const result = await check({ summary_text, sources }, { locale: "en" });
  return {
    result,
    claims: claimsOf(result.factuality?.details),
    sources: new Map(sources.map((one) => [one.id, one])),
  };
}

function cut(
  { source_id, start_char, end_char }: EvidenceQuote,
  sources: ReadonlyMap<string, { text: string }>,
): string {
  return sources.get(source_id ?? "")!.text.slice(start_char, end_char);
}

describe("a text checked against several sources", () => {
  it("is proved and contradicted by quotes that name their source, at their place in it", async () => {
    const { claims, sources } = await judge(
      "The old mill burned down in 1871. The harbour bridge is 304 metres long.",
      [
        { id: "a", text: bridge },
        { id: "b", text: guide },
      ],
    );
    expect(claims.map(({ label, evidence }) => [label, evidence?.source_id])).toEqual([
      ["correct", "b"],
      ["incorrect", "a"],
    ]);
    for (const { evidence } of claims) expect(cut(evidence!, sources)).toBe(evidence?.text);
  });

  it("finds sources of one sentence", async () => {
    const texts = ["The tower is 90 metres high.", "The lake is 12 metres deep.", "The road is 7 kilometres long."];
    const { claims } = await judge(
      "The lake is 15 metres deep.",
      texts.map((text, at) => ({ id: String(at), text })),
    );
    expect(claims[0]).toMatchObject({
      label: "incorrect",
      evidence: { source_id: "1", start_char: 0, text: texts[1] },
    });
  });

  it("reads each source in its own language", async () => {
    const german = "Die alte Mühle ist im Jahr 1871 abgebrannt, und niemand hat sie seither wieder aufgebaut.";
    const { claims } = await judge("The harbour bridge opened in 1932 after eight years of work.", [
      { id: "de", text: german },
      { id: "en", text: "The harbour bridge opened in 1932 after eight years of work. Many people came to see it." },
    ]);
    expect(claims[0]).toMatchObject({ label: "correct", evidence: { source_id: "en" } });
  });

  it("points a pronoun at nothing another source says", async () => {
    const alone = await judge("Ann Miller resigned in May.", [
      { id: "a", text: "Ann Miller runs the port." },
      { id: "b", text: "She resigned in May." },
    ]);
    const together = await judge("Ann Miller resigned in May.", [
      { id: "a", text: "Ann Miller runs the port. She resigned in May." },
    ]);
    expect(together.claims[0]?.label).toBe("correct");
    expect(alone.claims[0]?.label).not.toBe("correct");
  });

  it("counts article_text as a source of its own beside others", async () => {
    const input = {
      summary_text: "The old mill burned down in 1871.",
      article_text: guide,
      sources: [{ id: "a", text: bridge }],
    };
    const { factuality } = await check(input);
    expect(claimsOf(factuality?.details)[0]).toMatchObject({
      label: "correct",
      evidence: { source_id: "article_text" },
    });
  });

  it("has no source where all of them are empty", async () => {
    const { result } = await judge("The mill burned down.", [{ id: "a", text: " " }]);
    expect(result.factuality?.status).toBe("no_source");
  });

  it("is told the same of one source as of article_text, but for its name", async () => {
    const summary_text = "The harbour bridge opened in 1923. It is 503 metres long. The mayor spoke.";
    const plain = await check({ summary_text, article_text: guide + bridge });
    const named = await check({ summary_text, sources: [{ id: "s", text: guide + bridge }] });
    const unnamed = JSON.parse(JSON.stringify(named.factuality), (key, value) =>
      key === "source_id" ? undefined : value,
    );
    expect(unnamed).toEqual(JSON.parse(JSON.stringify(plain.factuality)));
  });

  it("never quotes over the end of a source, whatever the sources", async () => {
    const word = fc.constantFrom("bridge", "harbour", "mill", "1932", "503", "metres", "opened", "Ann", "She", "not");
    const text = fc.array(
      fc.array(word, { minLength: 2, maxLength: 6 }).map((words) => `The ${words.join(" ")}.`),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), text, async (texts, summary) => {
        const { claims, sources } = await judge(
          summary.join(" "),
          texts.map((sentences, at) => ({ id: `s${at}`, text: sentences.join(" ") })),
        );
        for (const { evidence, conflict } of claims) {
          for (const quote of [evidence, conflict]) if (quote) expect(cut(quote, sources)).toBe(quote.text);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("sources that disagree on a claimed value", () => {
  const summary_text = "The harbour bridge opened in 1932.";
  const sources = [
    { id: "a.txt", text: bridge, title: "Bridges" },
    { id: "b.txt", text: rival },
  ];

  it("are one finding with both quotes", async () => {
    const { result, claims } = await judge(summary_text, sources);
    expect(claims[0]).toMatchObject({
      label: "correct",
      evidence: { source_id: "a.txt" },
      conflict: { source_id: "b.txt", text: "The harbour bridge opened in 1923." },
    });
    expect(result.explainability.findings).toHaveLength(1);
    const [finding] = result.explainability.findings;
    expect(finding).toMatchObject({ severity: "low", message: "The sources disagree on this." });
    expect(finding?.source).toMatchObject({ issue_type: "SOURCES_DISAGREE", verdict: null });
    const quotes = finding?.evidence.filter(({ kind }) => kind === "quote");
    expect(quotes?.map(({ quote, data }) => [data?.source_id, quote])).toEqual([
      ["b.txt", "The harbour bridge opened in 1923."],
      ["a.txt", "The harbour bridge opened in 1932."],
    ]);
  });

  it.for<ReportFormat>(["md", "html", "sarif", "junit", "github", "gitlab", "csv", "pretty", "json", "jsonl"])(
    "are both named in %s",
    async (format) => {
      const { result } = await judge(summary_text, sources);
      const { factuality, explainability: report } = result;
      const written = formatReport(format, [{ report, summary_text, sources, agents: { factuality } }], {
        locale: "en",
      });
      // Without colours a terminal shows the words that differ in brackets.
      const text = format === "pretty" ? written.replace(/\[(\d+)\]/g, "$1") : written;
      for (const words of ["a.txt", "b.txt", "opened in 1932.", "opened in 1923."]) expect(text).toContain(words);
      // The finding says it: the note on conflicts would say it twice.
      if (format === "md" || format === "pretty") expect(text.split("opened in 1923.")).toHaveLength(2);
    },
  );

  it("are counted in their own texts", async () => {
    const input = {
      summary_text,
      sources: [
        { id: "a", text: guide },
        { id: "b", text: `😀😀 Two guides. ${rival}` },
      ],
    };
    const answer = checkInOffsetEncoding(await check(input), input, "unicode");
    const [claim] = claimsOf(answer.factuality?.details);
    const cutPoints = ({ source_id, start_char, end_char }: EvidenceQuote) =>
      Array.from(input.sources.find(({ id }) => id === source_id)!.text)
        .slice(start_char, end_char)
        .join("");
    expect(cutPoints(claim!.evidence!)).toBe(summary_text);
    expect(cutPoints(claim!.conflict!)).toBe("The harbour bridge opened in 1923.");
    const quotes = answer.explainability.findings[0]!.evidence.filter(({ kind }) => kind === "quote");
    for (const { quote, data } of quotes) expect(cutPoints(data as unknown as EvidenceQuote)).toBe(quote);
  });
});

describe("what sources are refused", () => {
  const codes = (sources: unknown) => {
    const outcome = parseContract(Sources, sources);
    return outcome.status === "ok" ? [] : outcome.errors.map(({ code, path }) => [code, path]);
  };

  it("names two of one id, too many and too long", () => {
    expect(
      codes([
        { id: "a", text: "x" },
        { id: "a", text: "y" },
      ]),
    ).toEqual([["duplicate_source", "[1].id"]]);
    expect(codes(Array.from({ length: 201 }, (_, at) => ({ id: String(at), text: "" })))).toEqual([["too_long", ""]]);
    expect(codes([{ id: "a", text: "x".repeat(10_000_001) }])).toEqual([["sources_too_long", ""]]);
    expect(codes([{ id: "", text: "x" }])).toEqual([["too_short", "[0].id"]]);
  });
});
