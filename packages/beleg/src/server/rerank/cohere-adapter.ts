import type { RerankEnvelope } from "@beleg/core/contracts";
import type { CohereRerankAnswer, CohereRerankRequest } from "../contracts/cohere.ts";

type Document = CohereRerankRequest["documents"][number];

/** The same question in our words: documents become candidates named by their index. */
export function fromCohere({ query, documents, top_n, rank_fields }: CohereRerankRequest) {
  return {
    query,
    candidates: documents.map((document, index) => ({
      id: String(index),
      ...textsOf(document, rank_fields ?? undefined),
    })),
    k: Math.min(top_n ?? documents.length, documents.length),
  };
}

/**
 * Our answer in Cohere's words. A Cohere client expects every document back, best first: what we drop as a double
 * has the score of its twin, what says nothing has 0.
 */
export function toCohere(
  { result }: RerankEnvelope,
  request: CohereRerankRequest,
  { id, version }: { readonly id: string; readonly version: string },
): CohereRerankAnswer {
  const { documents, top_n, return_documents } = request;
  const scores = new Map(result.ranked.map(({ candidate_id, score }) => [candidate_id, score / 100]));
  const scoreOfText = new Map<string, number>();
  documents.forEach((document, index) => {
    const score = scores.get(String(index));
    if (score !== undefined) scoreOfText.set(keyOf(document), score);
  });
  const place = new Map(result.ranked.map(({ candidate_id }, index) => [candidate_id, index]));
  const ordered = documents
    .map((document, index) => ({
      index,
      relevance_score: scores.get(String(index)) ?? scoreOfText.get(keyOf(document)) ?? 0,
      place: place.get(String(index)) ?? documents.length + index,
    }))
    .sort((a, b) => b.relevance_score - a.relevance_score || a.place - b.place)
    .slice(0, top_n ?? documents.length);
  return {
    id,
    results: ordered.map(({ index, relevance_score }) => ({
      index,
      relevance_score,
      ...(return_documents ? { document: asObject(documents[index]!) } : {}),
    })),
    meta: { api_version: { version } },
  };
}

function textsOf(document: Document, fields: readonly string[] = ["text"]): { title: string; snippet: string } {
  if (typeof document === "string") return { title: "", snippet: document };
  const read = fields.map((field) => document[field]).filter((value) => typeof value === "string");
  const title = typeof document.title === "string" && !fields.includes("title") ? document.title : "";
  return { title, snippet: read.join("\n") };
}

function keyOf(document: Document): string {
  return typeof document === "string" ? document.trim() : JSON.stringify(document);
}

function asObject(document: Document): Record<string, unknown> {
  return typeof document === "string" ? { text: document } : document;
}
