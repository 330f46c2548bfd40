import type { RerankRequestInput, ScoringContextInput } from "../api/index.ts";

/** A candidate as the form holds it: everything is text. */
export type CandidateDraft = {
  readonly key: number;
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
  readonly date: string;
};

/** A request as the form holds it. */
export type RequestDraft = {
  readonly query: string;
  readonly question: string;
  readonly freshness: NonNullable<ScoringContextInput["freshness_mode"]>;
  readonly k: string;
  readonly kinds: string;
  readonly preferred: string;
  readonly disallowed: string;
  readonly candidates: readonly CandidateDraft[];
};

export const FRESHNESS_MODES = ["standard", "software_docs_strict", "law_evergreen"] as const;

/** A form to begin with. */
export function emptyDraft(): RequestDraft {
  return {
    query: "",
    question: "",
    freshness: "standard",
    k: "5",
    kinds: "3",
    preferred: "",
    disallowed: "",
    candidates: [emptyCandidate(1), emptyCandidate(2)],
  };
}

export function emptyCandidate(key: number): CandidateDraft {
  return { key, title: "", url: "", snippet: "", date: "" };
}

/** The request a form describes; candidates without any text are left out. */
export function requestOf(draft: RequestDraft): RerankRequestInput {
  const filled = draft.candidates.filter(({ title, url, snippet }) => `${title}${url}${snippet}`.trim() !== "");
  return {
    query: draft.query.trim(),
    k: Math.max(1, Math.trunc(Number(draft.k)) || 5),
    candidates: filled.map(({ key, title, url, snippet, date }) => ({
      id: `candidate-${key}`,
      title: title.trim(),
      snippet: snippet.trim(),
      ...(url.trim() === "" ? {} : { url: url.trim() }),
      ...(date === "" ? {} : { detected_date: `${date}T00:00:00Z` }),
    })),
    meta: {
      scoring_context: {
        ...(draft.question.trim() === "" ? {} : { question: draft.question.trim() }),
        freshness_mode: draft.freshness,
        min_diversity_buckets: Math.max(1, Math.trunc(Number(draft.kinds)) || 3),
        preferred_sources: linesOf(draft.preferred),
        disallowed_sources: linesOf(draft.disallowed),
      },
    },
  };
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
