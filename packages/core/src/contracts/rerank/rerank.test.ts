import { describe, expect, test } from "vitest";
import { type ErrorCode, errorMessage, parseContract } from "../errors/index.ts";
import { expectOneError, type InvalidCase } from "../testing/expect-errors.ts";
import {
  hybridResult,
  rerankFlags,
  rerankRequest,
  scoredItem,
  scoringContext,
  searchCandidate,
} from "../testing/rerank-examples.ts";
import {
  Facet,
  HybridResult,
  LLMScoredItem,
  RerankFlags,
  RerankRequest,
  ScoreResultsData,
  ScoringContext,
  SearchCandidate,
} from "./index.ts";

/** The table "typical validation errors" of the reranking spec: cause, stable code, and the spec's words in the text. */
describe("the spec's typical validation errors", () => {
  test.each<[string, object, ErrorCode, string, string]>([
    [
      "detected_date without time zone",
      { candidates: [{ ...searchCandidate, detected_date: "2024-06-01T09:00:00" }] },
      "datetime_without_timezone",
      "candidates[0].detected_date",
      "has no time zone: add an offset or Z",
    ],
    [
      "detected_date that cannot be read",
      { candidates: [{ ...searchCandidate, detected_date: "June 1st" }] },
      "datetime_unparsable",
      "candidates[0].detected_date",
      "cannot be read",
    ],
    [
      "min_diversity_buckets below 1",
      { meta: { scoring_context: { ...scoringContext, min_diversity_buckets: 0 } } },
      "min_diversity_buckets_too_small",
      "meta.scoring_context.min_diversity_buckets",
      "min_diversity_buckets must be at least 1",
    ],
    [
      "the same in a context sent as text",
      { meta: { scoring_context: JSON.stringify({ ...scoringContext, min_diversity_buckets: -3 }) } },
      "min_diversity_buckets_too_small",
      "meta.scoring_context.min_diversity_buckets",
      "min_diversity_buckets must be at least 1",
    ],
  ])("%s", (_cause, change, code, path, words) => {
    const input = { ...rerankRequest, ...change };
    expectOneError(RerankRequest, input, code, path);
    const outcome = parseContract(RerankRequest, input);
    expect(outcome.status === "failed" && errorMessage(outcome.errors[0])).toContain(words);
  });

  test.each<[string, object, ErrorCode, string, string]>([
    [
      "a facet outside the enum",
      { facet_coverage: { HISTORY: 0.5 } },
      "invalid_coverage_dimension",
      "facet_coverage.HISTORY",
      "invalid coverage dimension",
    ],
    [
      "a custom facet among the facets",
      { facet_coverage: { CUSTOM_REPORTING: 0.5 } },
      "invalid_coverage_dimension",
      "facet_coverage.CUSTOM_REPORTING",
      "invalid coverage dimension",
    ],
    [
      "a facet in lower case",
      { facet_coverage: { legal: 0.5 } },
      "invalid_coverage_dimension",
      "facet_coverage.legal",
      "invalid coverage dimension",
    ],
    [
      "a custom facet as text",
      { custom_facets: { REPORTING: "0.4" } },
      "custom_facet_not_numeric",
      "custom_facets.REPORTING",
      "custom facet scores must be numeric",
    ],
    [
      "a negative custom facet",
      { custom_facets: { REPORTING: -0.1 } },
      "custom_facet_not_numeric",
      "custom_facets.REPORTING",
      "custom facet scores must be numeric",
    ],
    [
      "a custom facet above 1",
      { custom_facets: { REPORTING: 1.1 } },
      "custom_facet_not_numeric",
      "custom_facets.REPORTING",
      "custom facet scores must be numeric",
    ],
    [
      "a custom facet that is not finite",
      { custom_facets: { REPORTING: Number.NaN } },
      "custom_facet_not_numeric",
      "custom_facets.REPORTING",
      "custom facet scores must be numeric",
    ],
    [
      "a custom facet that is null",
      { custom_facets: { REPORTING: null } },
      "custom_facet_not_numeric",
      "custom_facets.REPORTING",
      "custom facet scores must be numeric",
    ],
  ])("%s", (_cause, change, code, path, words) => {
    expectOneError(LLMScoredItem, { ...scoredItem, ...change }, code, path);
    const outcome = parseContract(LLMScoredItem, { ...scoredItem, ...change });
    expect(outcome.status === "failed" && errorMessage(outcome.errors[0], "de")).toContain(words);
  });
});

describe("the scoring context", () => {
  test("has the documented defaults", () => {
    expect(ScoringContext.parse({})).toEqual({
      question: null,
      purpose: null,
      jurisdiction: "DE",
      output_target: null,
      preferred_sources: [],
      disallowed_sources: [],
      collection_scope: null,
      version_target: null,
      freshness_mode: "standard",
      min_diversity_buckets: 3,
    });
  });

  test("is the same as an object and as JSON text", () => {
    const asText = RerankRequest.parse({ ...rerankRequest, meta: { scoring_context: JSON.stringify(scoringContext) } });
    expect(asText.meta?.scoring_context).toEqual(ScoringContext.parse(scoringContext));
  });

  test("upper-cases the jurisdiction", () => {
    expect(ScoringContext.parse({ jurisdiction: " de-by " }).jurisdiction).toBe("DE-BY");
  });

  test.each<InvalidCase>([
    ["one letter", { jurisdiction: "D" }, "invalid_jurisdiction", "jurisdiction"],
    ["digits", { jurisdiction: "49" }, "invalid_jurisdiction", "jurisdiction"],
    ["no letters", { jurisdiction: "" }, "invalid_jurisdiction", "jurisdiction"],
    ["buckets above 10", { min_diversity_buckets: 11 }, "too_big", "min_diversity_buckets"],
    ["half a bucket", { min_diversity_buckets: 2.5 }, "not_integer", "min_diversity_buckets"],
    ["buckets as text", { min_diversity_buckets: "3" }, "invalid_type", "min_diversity_buckets"],
    ["infinite buckets", { min_diversity_buckets: Number.POSITIVE_INFINITY }, "not_finite", "min_diversity_buckets"],
    ["an unknown mode", { freshness_mode: "fresh" }, "invalid_value", "freshness_mode"],
    ["an unknown key", { min_diversity: 3 }, "unknown_key", "min_diversity"],
    ["an empty source", { disallowed_sources: ["wiki://drafts", ""] }, "too_short", "disallowed_sources[1]"],
  ])("with %s is refused", (_name, change, code, path) => {
    expectOneError(ScoringContext, { ...scoringContext, ...change }, code, path);
  });

  test.each<[string, unknown, ErrorCode, string]>([
    ["text that is not JSON", "{question:", "scoring_context_not_json", "meta.scoring_context"],
    ["JSON text of a list", "[]", "scoring_context_not_json", "meta.scoring_context"],
    ["JSON text of null", "null", "scoring_context_not_json", "meta.scoring_context"],
    ["an unknown key in JSON text", '{"a":1}', "unknown_key", "meta.scoring_context.a"],
    ["a number", 5, "invalid_type", "meta.scoring_context"],
    ["null", null, "invalid_type", "meta.scoring_context"],
  ])("as %s fails the request", (_name, context, code, path) => {
    expectOneError(RerankRequest, { ...rerankRequest, meta: { scoring_context: context } }, code, path);
  });
});

describe("candidates", () => {
  test("leave with detected_date in UTC", () => {
    expect(SearchCandidate.parse(searchCandidate).detected_date).toBe("2024-06-01T07:00:00Z");
    expect(SearchCandidate.parse({ ...searchCandidate, detected_date: null }).detected_date).toBeNull();
  });

  test("of older clients stay valid", () => {
    const { results } = ScoreResultsData.parse({
      query: "q",
      results: [{ id: "a", title: "A", snippet: "s", url: "https://example.org" }],
    });
    expect(results[0]).toMatchObject({ id: "a", detected_date: null, is_pdf: false });
  });

  test.each<InvalidCase>([
    ["no query", { query: "" }, "too_short", "query"],
    ["a query of blanks", { query: " \n\u00a0" }, "too_short", "query"],
    ["an id twice", { candidates: [searchCandidate, searchCandidate] }, "duplicate_value", "candidates[1].id"],
    ["no id", { candidates: [{ ...searchCandidate, id: "" }] }, "too_short", "candidates[0].id"],
    [
      "a misspelt key",
      { candidates: [{ ...searchCandidate, detcted_date: null }] },
      "unknown_key",
      "candidates[0].detcted_date",
    ],
    ["k of 0", { k: 0 }, "too_small", "k"],
    ["no tokens", { control: { max_tokens: 0 } }, "too_small", "control.max_tokens"],
    ["an unknown control", { control: { top_p: 1 } }, "unknown_key", "control.top_p"],
    ["a document without text", { rag: { documents: [{ id: "d" }] } }, "missing_field", "rag.documents[0].text"],
  ])("in a request with %s are refused", (_name, change, code, path) => {
    expectOneError(RerankRequest, { ...rerankRequest, ...change }, code, path);
  });

  test("are scored by the model with the spec's control parameters unless told otherwise", () => {
    expect(RerankRequest.parse({ ...rerankRequest, control: {} }).control).toEqual({
      temperature: 0.3,
      max_tokens: 2000,
    });
  });
});

describe("a result", () => {
  test("serialises custom facets as CUSTOM_*", () => {
    const { custom_facets } = LLMScoredItem.parse({
      ...scoredItem,
      custom_facets: { reporting: 0.4, CUSTOM_A: 1, "two words": 0 },
    });
    expect(custom_facets).toEqual({ CUSTOM_REPORTING: 0.4, CUSTOM_A: 1, CUSTOM_TWO_WORDS: 0 });
  });

  test.each<InvalidCase>([
    ["score above 100", { score: 100.5 }, "too_big", "score"],
    ["score below 0", { score: -1 }, "too_small", "score"],
    ["a facet above 1", { facet_coverage: { LEGAL: 1.5 } }, "too_big", "facet_coverage.LEGAL"],
    ["a custom facet twice", { custom_facets: { a: 0, CUSTOM_A: 1 } }, "duplicate_value", "custom_facets.CUSTOM_A"],
    ["a custom facet without a name", { custom_facets: { "--": 0 } }, "invalid_format", 'custom_facets["--"]'],
    ["a custom facet of signs", { custom_facets: { "→": 0 } }, "invalid_format", 'custom_facets["→"]'],
  ])("refuses %s", (_name, change, code, path) => {
    expectOneError(LLMScoredItem, { ...scoredItem, ...change }, code, path);
  });

  test.each<InvalidCase>([
    ["a candidate ranked twice", { ranked: [scoredItem, scoredItem] }, "duplicate_value", "ranked[1].candidate_id"],
    ["a selection that is not ranked", { ranked: [] }, "unknown_reference", "top_k[0].candidate_id"],
  ])("refuses %s", (_name, change, code, path) => {
    expectOneError(HybridResult, { ...hybridResult, ...change }, code, path);
  });

  test("refuses a drop without a documented reason", () => {
    const { debug } = rerankFlags;
    const pre_filter = { ...debug.pre_filter, dropped: [{ id: "a", reason: "boring" }] };
    expectOneError(
      RerankFlags,
      { ...rerankFlags, debug: { ...debug, pre_filter } },
      "invalid_value",
      "debug.pre_filter.dropped[0].reason",
    );
  });

  test("knows nine facets", () => {
    expect(Facet.options).toHaveLength(9);
  });
});
