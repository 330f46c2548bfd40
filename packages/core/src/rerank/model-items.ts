import { z } from "zod";
import { CustomFacets, type LLMScoredItem } from "../contracts/rerank/index.ts";
import { askedAs, field, readNumber } from "../ports/answer-field.ts";
import { type Coverage, splitCoverage } from "./facets/declared-facets.ts";
import { isUnitScale, readScore } from "./read-score.ts";

const words = z.array(field(z.string())).catch([]);
const share = field(z.number().positive().max(1), readNumber);

/** One item as a model may write it: a field it got wrong is left out, the others count. */
const ModelItem = z.preprocess(
  otherNames,
  z.looseObject({
    candidate_id: field(z.string(), (raw) => (typeof raw === "number" ? String(raw) : raw)),
    score: askedAs(z.number().min(0).max(100), z.transform(readScore)),
    reason: field(z.string()),
    gap_tags: words,
    risk_flags: words,
    // Which facets there are is the prompt's to say: tenants have their own.
    facet_coverage: z.array(z.object({ facet: field(z.string()), coverage: share })).catch([]),
  }),
);

/** The answer a model is asked for that scores candidates (`rerank.score`). */
export const ModelScores = z.looseObject({ items: z.array(ModelItem).catch([]) });

/** What a model said about one candidate; a score off the scale is none, and the candidate keeps the embedded one. */
export type ModelScore = Omit<LLMScoredItem, "candidate_id" | "score"> & { readonly score: number | null };

/** Said of a score that was not believed, and of one that was read on another scale than asked for. */
const OUT_OF_RANGE = "score_out_of_range";
const RESCALED = "score_rescaled";

/** Reads the scores of an answer by candidate. Only ids that were sent count, each once; anything else is left out. */
export function readModelScores(
  answer: z.output<typeof ModelScores>,
  sent: ReadonlySet<string>,
  declared: readonly string[],
): ReadonlyMap<string, ModelScore> {
  const scores = new Map<string, ModelScore>();
  const items = itemsOf(answer);
  // What was kept after it was read once is on our scale already.
  const isKept = items.some(({ risk_flags }) => risk_flags.includes(RESCALED));
  const unit = !isKept && isUnitScale(items.flatMap(({ score }) => score?.score ?? []));
  for (const item of items) {
    const { candidate_id: id, score: written } = item;
    const flags = tags(item.risk_flags);
    if (id === null || !sent.has(id) || scores.has(id)) continue;
    if (written === null && !flags.includes(OUT_OF_RANGE)) continue;
    const score = written?.score ?? null;
    const off = score === null ? [OUT_OF_RANGE] : unit ? [RESCALED] : [];
    scores.set(id, {
      score: unit && score !== null ? score * 100 : score,
      reason: cleanText(item.reason ?? "", 500),
      gap_tags: tags(item.gap_tags).filter((tag) => declared.includes(tag)),
      risk_flags: [...new Set([...flags, ...off])],
      ...splitCoverage(readFacets(item, declared)),
    });
  }
  return scores;
}

/** Some models shorten the key, and write facets as one object with a share for each. */
function otherNames(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return {};
  const { id, facet_coverage: facets } = raw as { readonly id?: unknown; readonly facet_coverage?: unknown };
  const isMap = typeof facets === "object" && facets !== null && !Array.isArray(facets);
  const listed = isMap ? Object.entries(facets).map(([facet, coverage]) => ({ facet, coverage })) : facets;
  return { candidate_id: id, ...raw, facet_coverage: listed };
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

/** Both lists a model may name facets in; only declared ones count, of two mentions the first. */
function readFacets(item: z.output<typeof ModelItem>, declared: readonly string[]): Coverage {
  const covered: Record<string, number> = {};
  const add = (name: string, coverage: number) => {
    if (declared.includes(name)) covered[name] ??= coverage;
  };
  for (const { facet, coverage } of item.facet_coverage) if (facet !== null && coverage !== null) add(facet, coverage);
  const own = CustomFacets.safeParse(item.custom_facets ?? {});
  for (const [name, coverage] of Object.entries(own.data ?? {})) add(name, coverage);
  return covered;
}

/** One line without control characters; a model's words reach terminals and logs. */
function cleanText(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ")
    .trim();
}
