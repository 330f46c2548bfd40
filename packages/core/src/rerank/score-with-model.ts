import type { RerankControl, ScoringContext, ScoringFallback } from "../contracts/rerank/index.ts";
import { canonicalJson } from "../json/index.ts";
import type { Locale } from "../locales/index.ts";
import type { Cache, LanguageModel, ModelFailureCode } from "../ports/index.ts";
import { cacheKey } from "./cache-key.ts";
import type { Candidate } from "./candidates/normalise-candidates.ts";
import { MODEL_CACHE_MS, MODEL_TEXT } from "./constants.ts";
import type { DeclaredFacets } from "./facets/declared-facets.ts";
import { type ModelScore, ModelScores, readModelScores } from "./model-items.ts";
import { SCORE_PROMPT_VERSION, scorePrompt } from "./prompts/score-prompt.ts";
import type { Deadline } from "./within-deadline.ts";

/** What came of asking the model. */
export interface ModelScoring {
  readonly scores: ReadonlyMap<string, ModelScore>;
  readonly fallback: ScoringFallback | null;
  readonly cacheHit: boolean;
}

/** What the model is asked, and by which means. */
export interface ModelScoringRequest {
  readonly query: string;
  readonly context: ScoringContext;
  readonly control: RerankControl;
  readonly candidates: readonly Candidate[];
  readonly gaps: readonly string[];
  readonly facets: DeclaredFacets;
  /** Tenant, case and collection: scores never cross from one to another. */
  readonly scope: readonly string[];
  readonly locale: Locale;
  readonly model: LanguageModel | undefined;
  readonly cache: Cache | undefined;
  readonly deadline: Deadline;
}

const NO_SCORES: ReadonlyMap<string, ModelScore> = new Map();

/** Lets the model score the candidates within the time left; without a usable answer the embedded scores stand. */
export async function scoreWithModel(request: ModelScoringRequest): Promise<ModelScoring> {
  const { candidates, model, cache, control, deadline } = request;
  if (model === undefined || model.name === "none") return { scores: NO_SCORES, fallback: "no_model", cacheHit: false };
  if (candidates.length === 0) return { scores: NO_SCORES, fallback: null, cacheHit: false };
  const sent = new Set(candidates.map(({ id }) => id));
  const { system, prompt } = scorePrompt(request);
  const shown = candidates.map(describeCandidate).join("\n");
  const key = cacheKey("rerank.llm", [
    ...request.scope,
    request.query,
    canonicalJson(request.context),
    shown,
    prompt,
    model.name,
    SCORE_PROMPT_VERSION,
    canonicalJson(control),
  ]);
  const kept = readModelScores(parseScores(await cache?.get(key).catch(() => undefined)), sent, request.facets.names);
  if (believedOf(kept) > 0) return { scores: kept, fallback: null, cacheHit: true };
  const outcome = await deadline.run(1, (signal, limitMs) =>
    model.complete({
      purpose: "rerank.score",
      promptVersion: SCORE_PROMPT_VERSION,
      system,
      prompt,
      untrusted: [{ name: "candidates", text: shown }],
      schema: ModelScores,
      schemaName: "rerank_scores",
      temperature: control.temperature,
      maxTokens: control.max_tokens,
      deadlineMs: limitMs,
      signal,
      // One cache is enough; the model's own serves callers that brought none.
      ...(cache === undefined ? { cacheTtlMs: MODEL_CACHE_MS } : { cache: "skip" as const }),
    }),
  );
  if (outcome.status === "late") return { scores: NO_SCORES, fallback: "llm_timeout", cacheHit: false };
  if (outcome.status === "failed") return { scores: NO_SCORES, fallback: "llm_failure", cacheHit: false };
  const answer = outcome.value;
  if (answer.status === "failed") return { scores: NO_SCORES, fallback: fallbackOf(answer.code), cacheHit: false };
  const scores = readModelScores(answer.value, sent, request.facets.names);
  if (believedOf(scores) === 0) return { scores, fallback: "empty", cacheHit: answer.cached };
  await cache?.set(key, canonicalJson(asAnswer(scores)), MODEL_CACHE_MS).catch(() => {});
  return { scores, fallback: null, cacheHit: answer.cached };
}

/** How many scores count; one off the scale does not. */
export function believedOf(scores: ReadonlyMap<string, ModelScore>): number {
  return [...scores.values()].filter(({ score }) => score !== null).length;
}

function fallbackOf(code: ModelFailureCode): ScoringFallback {
  if (code === "timeout" || code === "aborted") return "llm_timeout";
  if (code === "no_model" || code === "empty") return code;
  return "llm_failure";
}

/** A candidate as one line of JSON: what it says and what is known about it. */
function describeCandidate({ id, source, domainType, site }: Candidate): string {
  return canonicalJson({
    candidate_id: id,
    title: source.title.slice(0, 300).toWellFormed(),
    snippet: source.snippet.slice(0, MODEL_TEXT).toWellFormed(),
    url: source.url,
    site,
    domain_type: domainType,
    date: source.detected_date,
    version: source.version_hint,
  });
}

function parseScores(text: string | undefined): ReturnType<typeof ModelScores.parse> {
  try {
    return ModelScores.parse(text === undefined ? {} : (JSON.parse(text) as unknown));
  } catch {
    return { items: [] };
  }
}

function asAnswer(scores: ReadonlyMap<string, ModelScore>) {
  return { items: [...scores].map(([candidate_id, score]) => ({ candidate_id, ...score })) };
}
