import { z } from "zod";
import { CustomFacets, Facet, type FacetCoverage, type LLMScoredItem } from "../contracts/rerank/index.ts";

const nothing = { candidate_id: "", score: null, reason: "", gap_tags: [], risk_flags: [], facet_coverage: {} };
const words = z.array(z.union([z.string(), z.null()]).catch(null)).catch([]);

/** One item as a model may write it: a field it got wrong is left out, the others count. */
const ModelItem = z
  .looseObject({
    candidate_id: z.union([z.string(), z.number()]).catch(""),
    score: z.union([z.number(), z.string(), z.null()]).catch(null),
    reason: z.string().catch(""),
    gap_tags: words,
    risk_flags: words,
    facet_coverage: z.record(z.string(), z.unknown()).catch({}),
  })
  .catch(nothing);

/** The answer the scoring prompt asks for. */
export const ModelScores = z.looseObject({ items: z.array(ModelItem).catch([]) });

/** What a model said about one candidate. */
export type ModelScore = Omit<LLMScoredItem, "candidate_id">;

/** Reads the scores of an answer by candidate. Only ids that were sent count, each once; anything else is left out. */
export function readModelScores(
  answer: z.output<typeof ModelScores>,
  sent: ReadonlySet<string>,
): ReadonlyMap<string, ModelScore> {
  const scores = new Map<string, ModelScore>();
  for (const item of itemsOf(answer)) {
    const id = idOf(item);
    const score = typeof item.score === "string" ? Number.parseFloat(item.score) : item.score;
    if (!sent.has(id) || scores.has(id) || score === null || !Number.isFinite(score)) continue;
    scores.set(id, {
      score: Math.min(100, Math.max(0, score)),
      reason: cleanText(item.reason, 500),
      gap_tags: tags(item.gap_tags).filter((tag) => isFacet(tag)),
      risk_flags: tags(item.risk_flags),
      facet_coverage: readFacets(item.facet_coverage),
      custom_facets: readCustomFacets(item),
    });
  }
  return scores;
}

/** Some models shorten the key. */
function idOf(item: z.output<typeof ModelItem>): string {
  if (item.candidate_id !== "") return String(item.candidate_id);
  return typeof item.id === "string" || typeof item.id === "number" ? String(item.id) : "";
}

/** The named list, or the first list of an answer that named it otherwise. */
function itemsOf(answer: z.output<typeof ModelScores>): readonly z.output<typeof ModelItem>[] {
  if (answer.items.length > 0) return answer.items;
  const list = Object.values(answer).find((value) => Array.isArray(value) && value.length > 0);
  return Array.isArray(list) ? list.map((item) => ModelItem.parse(item)) : [];
}

function tags(list: readonly (string | null)[]): string[] {
  const kept = list.map((tag) => cleanText(tag ?? "", 60)).filter((tag) => tag !== "");
  return [...new Set(kept)].slice(0, 20);
}

function readFacets(raw: Readonly<Record<string, unknown>>): FacetCoverage {
  const coverage: FacetCoverage = {};
  for (const facet of Facet.options) {
    const value = raw[facet];
    if (typeof value === "number" && value > 0 && value <= 1) coverage[facet] = value;
  }
  return coverage;
}

function readCustomFacets(item: Readonly<Record<string, unknown>>): ModelScore["custom_facets"] {
  const outcome = CustomFacets.safeParse(item.custom_facets ?? {});
  return outcome.success ? outcome.data : {};
}

function isFacet(tag: string): boolean {
  return (Facet.options as readonly string[]).includes(tag);
}

/** One line without control characters; a model's words reach terminals and logs. */
function cleanText(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ")
    .trim();
}
