import type { RecommendedIngest } from "../contracts/rerank/index.ts";
import { type Locale, rerankMessage } from "../locales/index.ts";
import { blockingRisks } from "./blocking-risks.ts";
import { FILLS_FROM, INGEST_LIMIT, INGEST_SCORE_FLOOR } from "./constants.ts";
import { list } from "./coverage-delta.ts";
import { coverageOf } from "./facets/declared-facets.ts";
import type { Scored } from "./score-candidates.ts";

/** What a recommendation is chosen by. */
export interface RecommendInput {
  readonly ranked: readonly Scored[];
  readonly gaps: readonly string[];
  /** Canonical addresses of what the collection already holds. */
  readonly held: ReadonlySet<string>;
  readonly subject: string;
  readonly locale: Locale;
}

/** The sources worth taking in: from the whole order, good enough, and each closing a gap the earlier ones left open. */
export function recommendIngest(input: RecommendInput): RecommendedIngest[] {
  const open = new Set(input.gaps);
  const recommended: RecommendedIngest[] = [];
  for (const { candidate, item } of input.ranked) {
    if (open.size === 0 || recommended.length === INGEST_LIMIT) break;
    if (item.score < INGEST_SCORE_FLOOR) continue;
    if (item.gap_tags.length === 0 || blockingRisks(item.risk_flags).length > 0) continue;
    if (candidate.url !== null && input.held.has(candidate.url.href)) continue;
    const covered = coverageOf(item);
    const closed = [...open].filter((facet) => (covered[facet] ?? 0) >= FILLS_FROM);
    if (closed.length === 0) continue;
    for (const facet of closed) open.delete(facet);
    const facets = list(closed, input.locale);
    const reason = rerankMessage("rerank.fills", { facets, subject: input.subject }, input.locale);
    recommended.push({ candidate_id: item.candidate_id, reason, ...(candidate.isPdf ? { risk_flags: ["pdf"] } : {}) });
  }
  return recommended;
}
