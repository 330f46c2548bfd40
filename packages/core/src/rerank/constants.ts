/** The size of `top_k` when the request names none. */
export const DEFAULT_K = 10;
/** Reciprocal rank fusion's constant: the larger, the less the first places stand out. */
export const RRF_K = 90;

/**
 * The bonuses' shares of the rank range, which is the distance between the first and the last rank term. Together they
 * can lift a candidate past others at most a quarter of that range ahead of it, never a weak one past a strong one.
 */
export const BONUS_SHARES = { rag: 0.1, domain: 0.05, policy: 0.1 } as const;

/** MMR's weight of relevance against novelty. */
export const MMR_LAMBDA = 0.7;
/** How similar two pages of one site count at least. */
export const SAME_SITE_FLOOR = 0.85;
/** MMR compares every pair, so it orders the most relevant ones only; the rest follow by relevance. */
export const MMR_POOL = 200;
/** The share of the rank term that comes from the MMR order; the rest is the order by score. */
export const MMR_RANK_SHARE = 0.1;

/** Diversity lifts no candidate with less than this share of the best score: another kind of site is no reason for a useless source. */
export const DIVERSITY_SCORE_SHARE = 0.25;

/** How many candidates one model call scores: what fits the answer's default budget of 2000 tokens. */
export const MODEL_POOL = 20;
/** Of each text the model sees at most this many characters. */
export const MODEL_TEXT = 1200;

/** A facet below this value counts as a gap of the collection. */
export const GAP_BELOW = 0.5;
/** A source fills a gap from this value on. */
export const FILLS_FROM = 0.5;
/** A candidate is tagged with a gap from this value on. */
export const TAG_FROM = 0.3;
/** Nothing below this score is recommended for ingestion. */
export const INGEST_SCORE_FLOOR = 40;
/** The most sources one result recommends. */
export const INGEST_LIMIT = 10;

/** How many documents of the collection describe what it covers. */
export const RAG_DOCUMENTS = 20;

/** How long a retrieval context may be used again. */
export const RAG_CACHE_MS = 300_000;
/** How long the model's scores may be used again. */
export const MODEL_CACHE_MS = 3_600_000;

/** The one limit everything of a request has to fit in. */
export const DEFAULT_DEADLINE_MS = 30_000;
/** The part of it that retrieval may use. */
export const RETRIEVAL_SHARE = 0.25;
