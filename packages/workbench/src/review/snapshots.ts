import type { ExplanationResult, PipelineState, RerankEnvelope, ReviewItem } from "../api/index.ts";

/** A source as it was put before the reviewer. */
export type PresentedSource = {
  readonly candidate_id: string;
  readonly title: string;
  readonly snippet: string;
  readonly url: string | null;
  readonly detected_date: string | null;
  readonly score: number;
  readonly reason: string;
  readonly gap_tags: readonly string[];
  readonly risk_flags?: readonly string[];
  /** Those of the risk flags for which the deadline leaves it out. */
  readonly blocking_risks?: readonly string[];
  readonly facet_coverage: Readonly<Record<string, number>>;
};

/** A source that is not part of the selection, and why. */
export type ListedSource = Pick<PresentedSource, "candidate_id" | "title" | "url" | "blocking_risks"> & {
  readonly detected_date?: string | null;
  readonly reason?: string;
};

/** What the snapshot of a selection holds. The service wrote it; parts an older one lacks are absent. */
export type SelectionSnapshot = {
  readonly query: string;
  readonly top_k: readonly PresentedSource[];
  readonly context?: {
    readonly question?: string | null;
    readonly purpose?: string | null;
    readonly jurisdiction?: string | null;
  } | null;
  /** What it adds, in the language of the run; `coverage` says the same of the facets that have names of their own. */
  readonly coverage_delta?: string;
  readonly coverage?: RerankEnvelope["result"]["coverage"] | null;
  readonly recommended_ingest?: readonly { readonly candidate_id: string; readonly reason: string }[];
  readonly diversity?: { readonly achieved: number; readonly requested: number } | null;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly gaps?: readonly { readonly facet: string; readonly closed_by: readonly string[] }[];
  readonly held_back?: readonly ListedSource[];
  readonly dropped?: readonly ListedSource[];
  readonly auto_approve_flagged?: boolean;
};

/** What the snapshot of a customer text holds. */
export type TextSnapshot = {
  readonly transaction_id: string;
  readonly customer_id: string;
  readonly version: number;
  readonly locale: string;
  readonly text: string;
  readonly decision?: string | null;
  readonly source?: string;
} & Partial<Pick<ExplanationResult, "filter">>;

/** What the snapshot of an escalated decision holds. */
export type CaseSnapshot = { readonly version: number; readonly state: PipelineState };

export function selectionOf({ snapshot }: ReviewItem): SelectionSnapshot {
  return snapshot as SelectionSnapshot;
}
export function textOf({ snapshot }: ReviewItem): TextSnapshot {
  return snapshot as TextSnapshot;
}
export function caseOf({ snapshot }: ReviewItem): CaseSnapshot {
  return snapshot as CaseSnapshot;
}

/** The ids that can be approved one by one. */
function presentedIds({ snapshot }: ReviewItem): readonly string[] {
  const { presented } = snapshot;
  return Array.isArray(presented) ? presented.filter((id): id is string => typeof id === "string") : [];
}

/** The ids that still wait: what was rejected before the rest was decided no longer does. */
export function waitingIds(item: ReviewItem): readonly string[] {
  const isOpen = item.status === "pending" || item.status === "escalated";
  const rejected = isOpen ? (item.decision?.rejected_ids ?? []) : [];
  return presentedIds(item).filter((id) => !rejected.includes(id));
}

/** The ids that are marked as dangerous: they are left out until somebody ticks them. */
export function dangerousIds(item: ReviewItem): readonly string[] {
  const sources = item.kind === "rerank_selection" ? selectionOf(item).top_k : [];
  return sources.filter(({ blocking_risks = [] }) => blocking_risks.length > 0).map(({ candidate_id }) => candidate_id);
}
