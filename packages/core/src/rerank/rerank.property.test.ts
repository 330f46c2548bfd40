import fc from "fast-check";
import { expect, test } from "vitest";
import { RerankEnvelope, type ScoringContext } from "../contracts/rerank/index.ts";
import { canonicalJson } from "../json/index.ts";
import { scriptedModel } from "../ports/scripted-model.ts";
import { canonicalUrl } from "./candidates/canonical-url.ts";
import { sourceMatcher } from "./candidates/source-pattern.ts";
import { BONUS_SHARES } from "./constants.ts";
import { monthsBefore } from "./freshness.ts";
import { type RerankInput, rerank } from "./index.ts";
import { clock, NOW } from "./testing/candidates.ts";

const words = fc.constantFrom(
  "employee",
  "data",
  "residency",
  "law",
  "audit",
  "Überwachung",
  "api",
  "the",
  "zebra",
  "2024",
);
const text = fc.array(words, { maxLength: 12 }).map((list) => list.join(" "));
const host = fc.constantFrom(
  "bund.de",
  "a.example.com",
  "b.example.com",
  "example.org",
  "uni.ac.uk",
  "x.de",
  "y.de",
  "europa.eu",
);
const url = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("http", "https", "wiki", "intranet"),
      host,
      fc.constantFrom("", "/", "/a", "/a/", "/b?x=1", "/b?utm_source=q&x=1#y"),
    )
    .map(([scheme, name, path]) => `${scheme}://${name}${path}`),
  fc.constantFrom(null, "", "not a url", "http://", "example.org/a"),
);
const date = fc.oneof(
  fc.constant(null),
  fc.integer({ min: NOW - 5 * 365 * 86_400_000, max: NOW + 10 * 86_400_000 }).map((ms) => new Date(ms).toISOString()),
);
const candidates = fc
  .array(
    fc.record({
      title: text,
      snippet: fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.string({ unit: "binary" }) }),
      url,
      detected_date: date,
      score: fc.oneof(fc.constant(null), fc.double({ noNaN: true, min: -5, max: 50 })),
      is_pdf: fc.boolean(),
      domain_type: fc.constantFrom(null, "government", "commercial", "news"),
      trust_hint: fc.constantFrom(null, "high", "low", "0.7"),
    }),
    { maxLength: 25 },
  )
  .map((list) => list.map((item, index) => ({ ...item, id: `c-${index}` })));
const sources = fc.array(
  fc.constantFrom("example.com", "bund.de", "wiki://x.de", "https://example.org/a", "europa.eu"),
  { maxLength: 2 },
);
const context = fc.record({
  preferred_sources: sources,
  disallowed_sources: sources,
  freshness_mode: fc.constantFrom("standard" as const, "software_docs_strict" as const, "law_evergreen" as const),
  min_diversity_buckets: fc.integer({ min: 1, max: 6 }),
});
const input = fc.record({
  query: fc.oneof(text, fc.string()).filter((query) => query.trim() !== ""),
  candidates,
  meta: fc.record({ scoring_context: context }),
  k: fc.integer({ min: 1, max: 12 }),
  rag: fc.constantFrom<RerankInput["rag"]>(undefined, null, { documents: [{ id: "d", text: "law and audit, api" }] }),
});
/** What a model may say about the ids c-0 … c-24: unknown, doubled, missing, wrongly typed. */
const modelItems = fc.array(
  fc.record({
    candidate_id: fc.oneof(
      fc.integer({ min: 0, max: 30 }).map((n) => `c-${n}`),
      fc.string(),
      fc.integer(),
    ),
    score: fc.oneof(fc.double({ min: -50, max: 150, noNaN: true }), fc.constant("80"), fc.constant(null)),
    reason: fc.string(),
    facet_coverage: fc.dictionary(fc.constantFrom("LEGAL", "HISTORY"), fc.anything()),
    risk_flags: fc.array(fc.anything(), { maxLength: 2 }),
  }),
  { maxLength: 30 },
);

type Request = Omit<RerankInput, "clock">;
const run = (request: Request) => rerank({ ...request, clock });
const scoringContext = (request: Request) => request.meta?.scoring_context as ScoringContext;

test("keeps every promise of its envelope for any input", async () => {
  await fc.assert(
    fc.asyncProperty(input, async (request) => {
      const envelope = await run(request);
      expect(RerankEnvelope.safeParse(envelope).error).toBeUndefined();
      const { result, flags } = envelope;
      const { dropped } = flags.debug.pre_filter;
      const ranked = result.ranked.map(({ candidate_id }) => candidate_id);
      const byId = new Map(request.candidates.map((item) => [item.id, item]));

      // Every candidate is ranked, or dropped with one reason.
      const seen = [...ranked, ...dropped.map(({ id }) => id)].sort();
      expect(seen).toEqual(request.candidates.map(({ id }) => id).sort());
      expect(flags.all_candidates_dropped ?? false).toBe(ranked.length === 0 && dropped.length > 0);

      // Nothing disallowed, no page twice, nothing stale.
      const { disallowed_sources, freshness_mode } = scoringContext(request);
      const disallowed = sourceMatcher(disallowed_sources);
      const pages = ranked
        .map((id) => canonicalUrl(byId.get(id)?.url ?? "")?.href)
        .filter((page) => page !== undefined);
      expect(new Set(pages).size).toBe(pages.length);
      // By the calendar: the whole day of the limit is fresh.
      const today = Math.floor(NOW / 86_400_000) * 86_400_000;
      const months = freshness_mode === "software_docs_strict" ? 36 : 12;
      for (const id of ranked) {
        const { url: address, detected_date } = byId.get(id)!;
        expect(disallowed(canonicalUrl(address ?? ""), address)).toBe(false);
        const fresh = detected_date == null || Date.parse(detected_date) >= monthsBefore(today, months);
        expect(fresh || freshness_mode === "law_evergreen").toBe(true);
      }

      // Scores add up; bonuses stay within their share of the rank range.
      const { fused_scores, rrf_components } = flags.debug.fusion;
      const terms = ranked.map((id) => rrf_components[id]!.rrf_term);
      const n = ranked.length;
      const range = 1 / 91 - 1 / (90 + n);
      for (const id of ranked) {
        const { rrf_term, rag_bonus, domain_bonus, policy_bonus } = rrf_components[id]!;
        expect(Math.abs(rrf_term + rag_bonus + domain_bonus + policy_bonus - fused_scores[id]!)).toBeLessThan(1e-12);
        expect(rag_bonus).toBeLessThanOrEqual(BONUS_SHARES.rag * range + 1e-15);
        expect(domain_bonus).toBeLessThanOrEqual(BONUS_SHARES.domain * range + 1e-15);
        expect(policy_bonus).toBeLessThanOrEqual(BONUS_SHARES.policy * range + 1e-15);
      }
      const share = BONUS_SHARES.rag + BONUS_SHARES.domain + BONUS_SHARES.policy;
      terms.forEach((strong, i) => {
        terms.forEach((weak, j) => {
          if (strong - weak > share * range)
            expect(fused_scores[ranked[i]!]).toBeGreaterThan(fused_scores[ranked[j]!]!);
        });
      });

      // top_k is the head of the order; diversity is met inside it or the shortfall is stated.
      expect(result.top_k).toEqual(result.ranked.slice(0, request.k));
      const { requested, achieved, shortfall } = flags.debug.fusion.diversity!;
      expect(achieved + shortfall).toBe(requested);
      expect(flags.rag_unavailable).toBe(request.rag === null);
    }),
    { numRuns: 300 },
  );
});

test("reaches the diversity the pool allows inside top_k", async () => {
  const kinds = fc.array(fc.constantFrom("government", "commercial", "news", "academic"), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 6 }), async (types, k, min) => {
      const pool = types.map((domain_type, i) => ({
        id: `c${i}`,
        snippet: `data ${"law ".repeat(i + 1)}`,
        url: `https://h${i % 3}.example.com/${i}`,
        domain_type,
      }));
      const meta = { scoring_context: { min_diversity_buckets: min } };
      const { result, flags } = await run({ query: "law", candidates: pool, k, meta });
      const typeOf = new Map(pool.map((item) => [item.id, item.domain_type]));
      const inTop = new Set(result.top_k.map(({ candidate_id }) => typeOf.get(candidate_id)));
      const inPool = new Set(types);
      const size = Math.min(k, pool.length);
      expect(inTop.size).toBeGreaterThanOrEqual(Math.min(min, inPool.size, size));
      expect(new Set<string | undefined>(flags.debug.fusion.diversity_buckets)).toEqual(inTop);
      const hosts = new Set(result.top_k.map(({ candidate_id }) => Number(candidate_id.slice(1)) % 3)).size;
      const allHosts = new Set(pool.map((_, i) => i % 3)).size;
      if (inPool.size < Math.min(min, size) && min >= 3 && size >= pool.length) expect(hosts).toBe(allHosts);
      expect(flags.debug.fusion.diversity!.achieved).toBe(
        Math.min(min, inPool.size < Math.min(min, size) ? Math.max(inTop.size, hosts) : inTop.size),
      );
    }),
  );
});

test("counts a site of unknown type for no type while the pool has enough of them", async () => {
  const kinds = fc.array(fc.constantFrom("government", "commercial", "academic", null), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 5 }), async (types, k, min) => {
      const pool = types.map((domain_type, i) => ({
        id: `c${i}`,
        snippet: `data ${"law ".repeat(i + 1)}`,
        url: `https://h${i % 4}.de/${i}`,
        domain_type,
      }));
      const meta = { scoring_context: { min_diversity_buckets: min } };
      const { result, flags } = await run({ query: "law", candidates: pool, k, meta });
      const chosen = result.top_k.map(({ candidate_id }) => pool[Number(candidate_id.slice(1))]!);
      const typesOf = (list: typeof pool) =>
        new Set(list.map(({ domain_type }) => domain_type).filter((type) => type !== null));
      const wanted = Math.min(min, k, pool.length);
      expect(typesOf(chosen).size).toBeGreaterThanOrEqual(Math.min(wanted, typesOf(pool).size));
      const { achieved } = flags.debug.fusion.diversity!;
      if (typesOf(pool).size >= wanted) expect(achieved).toBe(wanted);
    }),
  );
});

test("gives the same bytes for any order of the candidates", async () => {
  const shuffled = input.chain((request) =>
    fc.tuple(
      fc.constant(request),
      fc.shuffledSubarray(request.candidates, {
        minLength: request.candidates.length,
        maxLength: request.candidates.length,
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ([request, other]) => {
      expect(canonicalJson(await run({ ...request, candidates: other }))).toBe(canonicalJson(await run(request)));
    }),
    { numRuns: 100 },
  );
});

test("a model can neither lose nor invent a candidate, whatever it says", async () => {
  await fc.assert(
    fc.asyncProperty(input, modelItems, async (request, items) => {
      const alone = await run(request);
      const { result, flags } = await rerank({ ...request, clock, model: scriptedModel([JSON.stringify({ items })]) });
      const ids = (list: readonly { readonly candidate_id: string }[]) =>
        list.map(({ candidate_id }) => candidate_id).sort();
      expect(ids(result.ranked)).toEqual(ids(alone.result.ranked));
      const named = new Map<string, number>();
      for (const { candidate_id, score } of items) {
        const value = typeof score === "string" ? Number(score) : score;
        const isOnScale = value !== null && value >= 0 && value <= 100;
        if (isOnScale && !named.has(String(candidate_id))) named.set(String(candidate_id), value);
      }
      const scoredByModel = result.ranked.filter(({ risk_flags }) => !risk_flags.includes("heuristic_fill"));
      if (flags.debug.llm.llm_items > 0) {
        expect(scoredByModel).toHaveLength(flags.debug.llm.llm_items);
        for (const { candidate_id, score, risk_flags } of scoredByModel) {
          // An answer on a scale of 0 to 1 is read on ours, and says so.
          expect(score).toBe(named.get(candidate_id)! * (risk_flags.includes("score_rescaled") ? 100 : 1));
        }
      } else if (result.ranked.length > 0) expect(flags.debug.llm.fallback).toBe("empty");
    }),
    { numRuns: 150 },
  );
});
