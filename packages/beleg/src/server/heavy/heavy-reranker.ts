import type { ContextRetriever } from "@beleg/core/rerank";
import type { Reranker } from "../../rerank/index.ts";
import { rerankSpan } from "../../rerank/rerank-span.ts";
import { rerankAttributes } from "../../telemetry/index.ts";
import type { HeavyWork } from "./heavy-work.ts";

/** Characters of candidates that rank in a few milliseconds: as long as sending them to a thread and back. */
const LIGHT = 100_000;
/** What a candidate costs beside its text, in characters. */
const EACH = 100;

/** The same reranker, which leaves long lists to a thread: they would hold up whoever else asks. */
export function heavyReranker(
  light: Reranker,
  heavy: HeavyWork,
  parts: { readonly retriever: ContextRetriever; readonly model: string },
): Reranker {
  return (body, signal, locale) =>
    weightOf(body) <= LIGHT
      ? light(body, signal, locale)
      : rerankSpan(parts.model, () => heavy.rerank(body, locale, parts.retriever), rerankAttributes);
}

/** How much there is to read; whatever does not look like a request weighs nothing and is refused soon. */
function weightOf(body: unknown): number {
  const {
    query,
    results,
    candidates = results,
    rag,
  } = (body ?? {}) as {
    query?: unknown;
    candidates?: unknown;
    results?: unknown;
    rag?: { documents?: unknown } | null;
  };
  // Every candidate is compared with the query.
  return (typeof query === "string" ? query.length : 0) + sizeOf(candidates) + sizeOf(rag?.documents);
}

function sizeOf(texts: unknown): number {
  if (!Array.isArray(texts)) return 0;
  let size = EACH * texts.length;
  for (const { title, snippet, text } of texts as Record<string, unknown>[]) {
    for (const part of [title, snippet, text]) if (typeof part === "string") size += part.length;
  }
  return size;
}
